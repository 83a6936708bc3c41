import type { Submission } from '@nimble/contracts/submissions';
import { Check, Mail, X } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { toast } from '../../../ui/toast.ts';
import { submissionPageMessages as messages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { contactAddress } from './contact-address.ts';

type Decision = 'shortlisted' | 'rejected';

const decided: Record<Decision, string> = { shortlisted: messages.approved, rejected: messages.rejected };

type Props = { submission: Submission; mayReview: boolean };

/** The decision, always in reach at the lower edge where there is room. A candidate already approved or rejected is changed by Edit Review. */
export function ReviewActions({ submission, mayReview }: Props) {
  const update = useUpdateSubmission(submission.id);
  const { status, candidateEmail } = submission;
  const isOpen = status !== 'shortlisted' && status !== 'rejected';
  const pending = update.isPending ? update.variables.status : undefined;

  const mayDecide = mayReview && isOpen;
  if (!mayDecide && candidateEmail === '') return null;

  function decide(decision: Decision): void {
    update.mutate(
      { status: decision },
      {
        onSuccess: () => toast.success(decided[decision]),
        onError: (error) => toast.error(messageOf(error, messages.statusFailed)),
      },
    );
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-card py-3 max-sm:flex-col max-sm:items-stretch sm:sticky sm:bottom-3 sm:z-10 sm:shadow-float print:hidden">
      {mayDecide && (
        <>
          <Button
            variant="primary"
            icon={<Check />}
            loading={pending === 'shortlisted'}
            disabled={pending === 'rejected'}
            onClick={() => decide('shortlisted')}
          >
            {messages.approve}
          </Button>
          <Button
            icon={<X />}
            loading={pending === 'rejected'}
            disabled={pending === 'shortlisted'}
            onClick={() => decide('rejected')}
          >
            {messages.reject}
          </Button>
        </>
      )}
      {candidateEmail !== '' && (
        <a
          href={contactAddress(candidateEmail, submission.job.title)}
          className={`${buttonClasses()} sm:ml-auto`}
        >
          <Mail aria-hidden />
          {messages.contact}
        </a>
      )}
    </div>
  );
}
