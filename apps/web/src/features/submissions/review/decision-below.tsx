import { isFinal, type Submission } from '@nimble/contracts/submissions';
import { Check, X } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { submissionPageMessages as messages } from '../messages.ts';
import { MarkAs } from './review-actions.tsx';
import type { Decide } from './use-decide.ts';

type Props = { submission: Submission; mayReview: boolean; decide: Decide };

/**
 * The decision on a phone, in reach of the thumb wherever the page is scrolled to. It belongs at the end of the page:
 * there it has a place of its own, so that it covers nothing for good.
 */
export function DecisionBelow({ submission, mayReview, decide }: Props) {
  if (!mayReview) return null;
  const { pending, approve, reject } = decide;
  return (
    <div
      data-stays="bottom"
      className="stays-below -mx-4 -mb-gutter mt-4 flex flex-wrap gap-2 border-line border-t bg-raised px-4 pt-2.5 pb-safe sm:hidden print:hidden"
    >
      {!isFinal(submission.status) && (
        <>
          <Button
            variant="primary"
            icon={<Check />}
            aria-label={messages.approve}
            loading={pending === 'shortlisted'}
            disabled={pending === 'rejected'}
            onClick={approve}
            className="grow whitespace-nowrap"
          >
            {messages.approveBriefly}
          </Button>
          <Button
            icon={<X />}
            aria-label={messages.reject}
            loading={pending === 'rejected'}
            disabled={pending === 'shortlisted'}
            onClick={reject}
            className="grow whitespace-nowrap"
          >
            {messages.rejectBriefly}
          </Button>
        </>
      )}
      <MarkAs submission={submission} decide={decide} className="whitespace-nowrap" />
    </div>
  );
}
