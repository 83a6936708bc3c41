import type { AnalyticsList } from '@nimble/contracts/analytics';
import { fewestByFormat } from '@nimble/contracts/figures';
import { formatPercent } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { analyticsMessages as messages } from './messages.ts';

type Row = AnalyticsList['formats'][number];

/** Interviews by the formats of their answers, so that unequal treatment is seen. */
export function FormatsCard({ formats }: Pick<AnalyticsList, 'formats'>) {
  if (formats.length === 0) return null;
  const most = Math.max(1, ...formats.map(({ started }) => started ?? 0));
  return (
    <Card title={messages.formats.title}>
      <div className={classNames('grid gap-x-8 gap-y-6', columnsFor(formats.length))}>
        {formats.map((row) => (
          <section key={row.format} className="min-w-0">
            <h3 className="mb-2.5 font-medium">{messages.formats.names[row.format]}</h3>
            <BarList label={messages.formats.names[row.format]} bars={barsOf(row, most)} />
          </section>
        ))}
      </div>
      <p className="mt-4 text-ink-faint text-xs">{messages.formats.hint({ fewest: fewestByFormat })}</p>
    </Card>
  );
}

/** The last row is full, as far as possible. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  return count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3';
}

function barsOf({ started, finished, approved }: Row, most: number) {
  const bar = (label: string, count: number | null, whole: number | null, help: string) => ({
    label,
    value: count ?? 0,
    ...(count === null && { text: hiddenInWords() }),
    width: (100 * (count ?? 0)) / most,
    ...shareOf(count, whole),
    help,
  });
  const { stages } = messages.formats;
  return [
    bar(stages.started, started, null, figureHelp.startedByFormat),
    bar(stages.finished, finished, started, figureHelp.finishedByFormat),
    bar(stages.approved, approved, finished, figureHelp.approvedByFormat),
  ];
}

export function hiddenInWords(): string {
  return messages.formats.hidden;
}

/** The share of the bar before it, where both are shown. */
function shareOf(count: number | null, whole: number | null): { note?: string } {
  return count === null || whole === null ? {} : { note: formatPercent(count / whole) };
}
