import type { Scorecard } from '@nimble/contracts/scorecards';
import { isFinal, type Submission } from '@nimble/contracts/submissions';
import { Check, Star, X } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ScorecardDialog } from '../scorecards/index.ts';
import { LazyDecisionDialog, MarkAs, QuickScore, useDecide } from '../submissions/index.ts';
import { compareMessages as messages } from './messages.ts';

type Props = { submission: Submission; scorecard: Scorecard };

/** Decision, score and scorecard of one candidate, by the same permissions and rules as on the candidate's own page. */
export function DecideInColumn({ submission, scorecard }: Props) {
  const mayUpdate = usePermission('submission', 'update');
  const [isOpen, setIsOpen] = useState(false);
  const { id, candidateName: name, status } = submission;
  const isGiven = scorecard.own.givenAt !== null;
  return (
    <div className="@container flex flex-col gap-2 border-line border-t px-4 py-3">
      {mayUpdate && status !== 'processing' && <Decision submission={submission} />}
      <Button
        size="small"
        icon={<Star />}
        aria-label={
          isGiven || !mayUpdate ? messages.scorecardOf({ name }) : messages.fillScorecardOf({ name })
        }
        onClick={() => setIsOpen(true)}
      >
        {isGiven || !mayUpdate ? messages.scorecard : messages.fillScorecard}
      </Button>
      {isOpen && <ScorecardDialog submissionId={id} candidateName={name} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Decision({ submission }: Pick<Props, 'submission'>) {
  const decide = useDecide(submission);
  const { candidateName: name, status, rating } = submission;
  const { pending, pendingScore, approve, reject, giveScore } = decide;
  return (
    <>
      <LazyDecisionDialog submission={submission} decide={decide} />
      {!isFinal(status) && (
        <div className="flex gap-2">
          <Button
            variant="primary"
            size="small"
            icon={<Check />}
            aria-label={messages.approveOf({ name })}
            loading={pending === 'shortlisted'}
            disabled={pending === 'rejected'}
            onClick={approve}
            className="flex-1"
          >
            {messages.approve}
          </Button>
          <Button
            size="small"
            icon={<X />}
            aria-label={messages.rejectOf({ name })}
            loading={pending === 'rejected'}
            disabled={pending === 'shortlisted'}
            onClick={reject}
            className="flex-1"
          >
            {messages.reject}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuickScore score={rating} pending={pendingScore} onScore={giveScore} />
        <MarkAs
          submission={submission}
          decide={decide}
          size="small"
          aria-label={messages.markAsOf({ name })}
          className="-me-2"
        />
      </div>
    </>
  );
}
