import type { AnalyticsList, AnalyticsMetric } from '@nimble/contracts/analytics';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { figureHelp } from '../../shared/figures/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { shownChange, shownValue } from './figures.ts';
import { analyticsMessages as messages } from './messages.ts';

const tones = { positive: 'text-brand-ink', negative: 'text-danger-ink', neutral: 'text-ink-soft' };

const help: Record<AnalyticsMetric['title'], string> = {
  'Applications received': figureHelp.received,
  'Completion rate': figureHelp.completionRate,
  'Average score': figureHelp.averageScoreReceived,
  'Time to decision': figureHelp.timeToDecision,
};

type Props = Pick<AnalyticsList, 'metrics' | 'period' | 'deletedSince'>;

export function MetricCards({ metrics, period, deletedSince }: Props) {
  return (
    <section
      aria-label={messages.figures}
      className="grid gap-3 min-[28rem]:grid-cols-2 sm:gap-5 xl:grid-cols-4"
    >
      {metrics.map((metric) => (
        <StatCard
          key={metric.title}
          label={messages.inPeriod({
            title: messages.titles[metric.title],
            period: messages.periods[period],
          })}
          value={shownValue(metric.value, metric.unit)}
          note={
            <Change
              {...metric}
              remark={
                metric.title === 'Applications received' &&
                deletedSince > 0 &&
                messages.deletedSince({ count: deletedSince })
              }
            />
          }
        />
      ))}
    </section>
  );
}

/** The arrow shows more or less, the color whether that is good. */
function Change({ remark, ...metric }: AnalyticsMetric & { remark: string | false }) {
  const change = metric.change ?? 0;
  const Arrow = change === 0 ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <span className={classNames('flex items-start gap-1 [&_svg]:mt-0.5', tones[metric.changeType])}>
        {metric.change !== null && <Arrow aria-hidden className="size-4 shrink-0" />}
        {shownChange(metric)}
      </span>
      {remark !== false && <span className="mt-1 block">{remark}</span>}
      <span className="mt-1 block text-ink-faint text-xs">{help[metric.title]}</span>
    </>
  );
}
