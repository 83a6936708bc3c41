import type { SubmissionStatus, SubmissionSummary } from '@nimble/contracts/submissions';
import { StatusBadge } from '../../ui/figures/status-badge.tsx';
import { submissionStatusLabels } from './messages.ts';
import { shownStatus } from './shown-status.ts';

type Props = { status: SubmissionStatus; stage: SubmissionSummary['stage'] };

/**
 * A submission's status with the labels of lists, where shortlisted reads Approved; in a stage of the company the name
 * of that.
 */
export function SubmissionStatusBadge({ status, stage }: Props) {
  const shown = shownStatus(status);
  const label = submissionStatusLabels[shown];
  if (stage === null) return <StatusBadge status={shown}>{label}</StatusBadge>;
  return (
    <span title={label} className="inline-flex min-w-0 max-w-full">
      <StatusBadge status={shown}>
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {stage.name}
        </span>
        <span className="sr-only">({label})</span>
      </StatusBadge>
    </span>
  );
}
