import type { InsightMoment } from '@nimble/contracts/insights';
import { Play } from 'lucide-react';
import { formatDuration } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { insightsMessages as messages } from './messages.ts';

export type PlayFrom = ((second: number) => void) | null;

/** The moments behind a number or a statement; pressing one plays the video from there. */
export function Evidence({ moments, onPlay }: { moments: readonly InsightMoment[]; onPlay: PlayFrom }) {
  if (moments.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {moments.map(({ responseId, number, start, moment, quote }) => {
        const time = formatDuration(moment ?? start);
        return (
          <li key={`${responseId} ${start}`}>
            <Button
              size="small"
              icon={<Play />}
              disabled={moment === null || onPlay === null}
              title={quote ?? undefined}
              aria-label={messages.playFrom({ number, time })}
              onClick={() => moment !== null && onPlay?.(moment)}
            >
              <span className="tabular-nums">{messages.moment({ number, time })}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
