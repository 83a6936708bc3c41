import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useLocation } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { candidateListMessages as messages } from './messages.ts';

type Props = { candidate: SubmissionSummary; className?: string };

/** Review, or View once approved or rejected; people who may not decide only view. */
export function ReviewLink({ candidate, className = '' }: Props) {
  const mayUpdate = usePermission('submission', 'update');
  const address = useCandidateAddress();
  const { id, status, candidateName } = candidate;
  const isView = !mayUpdate || status === 'shortlisted' || status === 'rejected' || status === 'processing';
  return (
    <ButtonLink
      to={address(id)}
      size="small"
      aria-label={
        isView ? messages.openOf({ name: candidateName }) : messages.reviewOf({ name: candidateName })
      }
      className={className}
    >
      {isView ? messages.open : messages.review}
    </ButtonLink>
  );
}

/** The address of a candidate in the current list; the page knows the list, for moving within it and back. */
export function useCandidateAddress(): (submissionId: number) => string {
  const { search } = useLocation();
  return (submissionId) => `/candidates/${submissionId}${search}`;
}
