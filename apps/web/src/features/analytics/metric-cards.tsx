import type { AnalyticsMetric } from '@nimble/contracts/analytics';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { shownChange, shownValue } from './figures.ts';
import { analyticsMessages as messages } from './messages.ts';

const tones = { positive: 'text-brand-ink', negative: 'text-danger-ink', neutral: 'text-ink-soft' };

export function MetricCards({ metrics }: { metrics: readonly AnalyticsMetric[] }) {
  return (
    <section
      aria-label={messages.figures}
      className="grid gap-3 min-[28rem]:grid-cols-2 sm:gap-5 xl:grid-cols-4"
    >
      {metrics.map((metric) => (
        <StatCard
          key={metric.title}
          label={metric.title}
          value={shownValue(metric.value, metric.unit)}
          note={<Change {...metric} />}
        />
      ))}
    </section>
  );
}

/** The arrow says more or less, the colour whether that is good. */
function Change(metric: AnalyticsMetric) {
  const change = metric.change ?? 0;
  const Arrow = change === 0 ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <span className={classNames('flex items-start gap-1 [&_svg]:mt-0.5', tones[metric.changeType])}>
        {metric.change !== null && <Arrow aria-hidden className="size-4 shrink-0" />}
        {shownChange(metric)}
      </span>
      <span className="mt-1 block text-ink-faint text-xs">{messages.metrics[metric.title]}</span>
    </>
  );
}
