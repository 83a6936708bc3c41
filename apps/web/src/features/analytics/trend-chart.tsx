import { type AnalyticsList, trendStepOfPeriod } from '@nimble/contracts/analytics';
import { formatDays, formatShortDay, formatShortMonth } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { Card } from '../../ui/figures/card.tsx';
import { ColumnChart } from '../../ui/figures/column-chart.tsx';
import { analyticsMessages } from './messages.ts';

/** Applications received by day, week or month of the period. */
export function TrendChart({ period, trend }: Pick<AnalyticsList, 'period' | 'trend'>) {
  const messages = analyticsMessages.trend;
  const step = trendStepOfPeriod[period];
  const tickOf = step === 'month' ? formatShortMonth : formatShortDay;
  return (
    <Card
      title={messages.title}
      actions={<span className="text-ink-soft text-sm">{messages.steps[step]}</span>}
    >
      <ColumnChart
        label={messages.title}
        columns={trend.map(({ from, to, applications }) => ({
          key: from,
          tick: tickOf(from),
          value: applications,
          text: messages.column({ days: formatDays(from, to), count: applications }),
        }))}
      />
      <p className="mt-4 text-ink-faint text-xs">{figureHelp.received}</p>
    </Card>
  );
}
