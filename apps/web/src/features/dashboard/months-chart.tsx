import type { DashboardStats } from '@nimble/contracts/dashboard';
import { formatMonth, formatShortMonth } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { Card } from '../../ui/figures/card.tsx';
import { ColumnChart } from '../../ui/figures/column-chart.tsx';
import { dashboardMessages } from './messages.ts';

/** Submissions of the last twelve months, once there is one. */
export function MonthsChart({ monthlyTrends }: Pick<DashboardStats['analytics'], 'monthlyTrends'>) {
  const messages = dashboardMessages.months;
  if (monthlyTrends.every(({ submissions }) => submissions === 0)) return null;
  return (
    <Card title={messages.title}>
      <ColumnChart
        label={messages.title}
        columns={monthlyTrends.map(({ month, submissions }) => ({
          key: month,
          tick: formatShortMonth(month),
          value: submissions,
          text: messages.column({ month: formatMonth(month), count: submissions }),
        }))}
      />
      <p className="mt-4 text-ink-faint text-xs">{figureHelp.submissions}</p>
    </Card>
  );
}
