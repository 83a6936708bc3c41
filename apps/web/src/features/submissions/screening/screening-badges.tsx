import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { CircleStop, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/figures/badge.tsx';
import { screeningMessages as messages } from './messages.ts';

type Props = {
  screening: SubmissionSummary['screening'];
  /** In lists, where rows are of one height. */
  isOnOneLine?: boolean;
};

/** What the answers do not meet, and whether one of them ended the interview; nothing where all is met. */
export function ScreeningBadges({ screening, isOnOneLine = false }: Props) {
  if (screening === null || screening.outcome === 'met') return null;
  const isEnded = screening.outcome === 'ended';
  return (
    <>
      {screening.unmet.map((requirement, place) => (
        <span
          // Two questions can ask for the same.
          key={place}
          title={`${messages.unmet({ requirement })}. ${isEnded ? messages.endedHint : messages.unmetHint}`}
          className="inline-flex max-w-full"
        >
          <Badge tone="amber" icon={<TriangleAlert aria-hidden className="shrink-0" />}>
            <span dir="auto" className={isOnOneLine ? 'min-w-0 truncate' : 'min-w-0 wrap-anywhere'}>
              {messages.unmet({ requirement })}
            </span>
          </Badge>
        </span>
      ))}
      {isEnded && (
        <span title={messages.endedHint} className="inline-flex max-w-full">
          <Badge icon={<CircleStop aria-hidden className="shrink-0" />}>
            <span className={isOnOneLine ? 'min-w-0 truncate' : 'min-w-0'}>{messages.ended}</span>
          </Badge>
        </span>
      )}
    </>
  );
}
