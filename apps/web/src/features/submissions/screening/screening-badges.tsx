import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { CircleStop, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/figures/badge.tsx';
import { screeningMessages as messages } from './messages.ts';

type Props = { screening: SubmissionSummary['screening'] };

/** What the answers do not meet, and whether one of them ended the interview; nothing where all is met. */
export function ScreeningBadges({ screening }: Props) {
  if (screening === null || screening.outcome === 'met') return null;
  const isEnded = screening.outcome === 'ended';
  return (
    <>
      {screening.unmet.map((requirement, place) => (
        <span
          // Two questions can ask for the same.
          key={place}
          title={isEnded ? messages.endedHint : messages.unmetHint}
          className="inline-flex max-w-full"
        >
          <Badge tone="amber" icon={<TriangleAlert aria-hidden />} className="wrap-anywhere">
            {messages.unmet({ requirement })}
          </Badge>
        </span>
      ))}
      {isEnded && (
        <span title={messages.endedHint} className="inline-flex max-w-full">
          <Badge icon={<CircleStop aria-hidden />}>{messages.ended}</Badge>
        </span>
      )}
    </>
  );
}
