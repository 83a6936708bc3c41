import type { Submission } from '@nimble/contracts/submissions';
import { lazy, Suspense } from 'react';
import type { Decide } from '../review/use-decide.ts';

const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}));

type Props = {
  submission: Submission;
  decide: Pick<Decide, 'asked' | 'dismiss' | 'decideAsked' | 'pending'>;
};

/** Asks which email goes with a decision; loaded with the first question. */
export function LazyDecisionDialog({ submission, decide }: Props) {
  const { asked, dismiss, decideAsked, pending } = decide;
  if (asked === null) return null;
  return (
    <Suspense>
      <DecisionDialog
        candidate={submission}
        asked={asked}
        pending={pending !== undefined}
        onDecide={decideAsked}
        onClose={dismiss}
      />
    </Suspense>
  );
}
