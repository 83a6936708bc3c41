import type { AnalyticsList, ChartBar } from '@nimble/contracts/analytics';
import { figureHelp } from '../../shared/figures/messages.ts';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { analyticsMessages as messages } from './messages.ts';

export function JobTypesChart({ bars }: { bars: AnalyticsList['jobPerformanceData'] }) {
  const named = bars.map((bar) => ({ ...bar, label: messages.jobTypes[bar.label] }));
  return <Chart title={messages.types} bars={named} hint={figureHelp.received} />;
}

export function SourcesChart({ bars }: { bars: AnalyticsList['candidateSourceData'] }) {
  return (
    <Chart title={messages.sources} bars={bars} hint={`${figureHelp.received} ${messages.sourcesHint}`} />
  );
}

function Chart({ title, bars, hint }: { title: string; bars: readonly ChartBar[]; hint: string }) {
  return (
    <Card title={title}>
      {bars.length === 0 ? (
        <p className="text-ink-soft">{messages.noApplications}</p>
      ) : (
        <BarList
          label={title}
          bars={bars.map(({ label, value, percentage, color }) => ({
            label,
            value,
            color,
            width: percentage,
            note: messages.share({ percentage }),
          }))}
        />
      )}
      <p className="mt-4 text-ink-faint text-xs">{hint}</p>
    </Card>
  );
}
