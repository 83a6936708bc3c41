import type { Scorecard } from '@nimble/contracts/scorecards';
import type { Submission } from '@nimble/contracts/submissions';
import type { ReactNode } from 'react';
import { formatPercent } from '../../lib/formats.ts';
import { StarNumber, TeamStars } from '../scorecards/index.ts';
import { compareMessages as messages } from './messages.ts';

type Props = { submission: Submission; scorecard: Scorecard; questionId: number | undefined };

/** Score and stars of one candidate; others' ratings are hidden until the user's own scorecard is submitted. */
export function CandidateFigures({ submission, scorecard, questionId }: Props) {
  const { others, criteria } = scorecard;
  const averages = others.state === 'shown' ? others.averages : null;
  const ofQuestion = averages?.questions.find((each) => each.questionId === questionId);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-line border-t px-4 py-3">
      <Figure name={messages.score}>
        {submission.rating === null ? (
          <span className="text-ink-faint">{messages.noScore}</span>
        ) : (
          <span className="font-medium tabular-nums">{formatPercent(submission.rating / 100)}</span>
        )}
      </Figure>
      <Figure name={messages.scorecards}>
        <TeamStars submissionId={submission.id} />
      </Figure>
      {averages !== null && (
        <>
          <Figure name={messages.thisQuestion}>
            <StarsOrNone stars={ofQuestion?.average} />
          </Figure>
          {criteria.map((criterion) => (
            <Figure key={criterion} name={criterion}>
              <StarsOrNone stars={averages.criteria.find((each) => each.criterion === criterion)?.average} />
            </Figure>
          ))}
        </>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="break-words text-ink-soft">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

function StarsOrNone({ stars }: { stars: number | undefined }) {
  if (stars === undefined) return <span className="text-ink-faint">{messages.noStars}</span>;
  return <StarNumber stars={stars} />;
}
