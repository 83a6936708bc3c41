import type { AnalyticsList, AnalyticsMetric, PerformanceInsight } from '@nimble/contracts/analytics';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Card } from '../../ui/figures/card.tsx';
import { shownValue } from './figures.ts';
import { analyticsMessages } from './messages.ts';

const messages = analyticsMessages.insights;

type Texts = {
  true: string;
  neutral: string;
  text: (values: { now: string; before: string }) => string;
  alone?: (values: { now: string }) => string;
  /** More is better: a smaller figure than before gets no praise. */
  rises?: true;
};

/** Three statements about the period; each has its praise only when it is true, and always its figures. */
export function PerformanceInsights({ performanceInsights }: Pick<AnalyticsList, 'performanceInsights'>) {
  const { completionRate, qualityCandidates, fasterReviews } = performanceInsights;
  return (
    <Card title={messages.title}>
      <ul className="grid gap-5 md:grid-cols-3">
        <Insight insight={completionRate} unit="percent" texts={messages.completionRate} />
        <Insight
          insight={qualityCandidates}
          unit="score"
          texts={{ ...messages.qualityCandidates, rises: true }}
        />
        <Insight insight={fasterReviews} unit="hours" texts={messages.fasterReviews} />
      </ul>
    </Card>
  );
}

type Props = { insight: PerformanceInsight; unit: AnalyticsMetric['unit']; texts: Texts };

function Insight({ insight, unit, texts }: Props) {
  const holds = insight.holds && !(texts.rises && hasFallen(insight, unit));
  return (
    <li className="flex gap-3">
      <span className={holds ? 'text-brand-ink' : 'text-ink-faint'}>
        {holds ? (
          <CircleCheck aria-hidden className="size-5" />
        ) : (
          <CircleDashed aria-hidden className="size-5" />
        )}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{holds ? texts.true : texts.neutral}</h3>
        <p className="mt-0.5 text-ink-soft text-sm">{sentence(insight, unit, texts)}</p>
      </div>
    </li>
  );
}

/** Compares the numbers as the reader sees them, rounded. */
function hasFallen({ now, before }: PerformanceInsight, unit: Props['unit']): boolean {
  if (now === null || before === null) return false;
  return now < before && shownValue(now, unit) !== shownValue(before, unit);
}

function sentence({ now, before }: PerformanceInsight, unit: Props['unit'], texts: Texts): string {
  if (now !== null && before !== null)
    return texts.text({ now: shownValue(now, unit), before: shownValue(before, unit) });
  if (now !== null && texts.alone !== undefined) return texts.alone({ now: shownValue(now, unit) });
  return messages.tooLittle;
}
