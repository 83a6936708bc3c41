import type { InsightStatement } from '@nimble/contracts/insights';
import { Badge } from '../../ui/figures/badge.tsx';
import { Evidence, type PlayFrom } from './evidence.tsx';
import { insightsMessages as messages } from './messages.ts';

type Props = { title: string; none: string; all: readonly InsightStatement[]; onPlay: PlayFrom };

export function Statements({ title, none, all, onPlay }: Props) {
  return (
    <section>
      <h4 className="font-semibold text-sm">{title}</h4>
      {all.length === 0 ? (
        <p className="mt-1 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {all.map(({ text, source, evidence }) => (
            <li key={text} className="py-2.5">
              <p className="break-words">{text}</p>
              {source === 'model' && (
                <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                  <Badge>{messages.byModel}</Badge>
                  {evidence[0]?.quote && <q>{evidence[0].quote}</q>}
                </p>
              )}
              <Evidence moments={evidence} onPlay={onPlay} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
