import {
  type AnalyticsList,
  type AnalyticsPeriod,
  analyticsPeriods,
  defaultPeriod,
} from '@nimble/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../lib/formats.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/buttons/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { analyticsQuery } from './analytics.queries.ts';
import { analyticsCsv } from './analytics-csv.ts';
import { JobTypesChart, SourcesChart } from './application-charts.tsx';
import { FormatsCard } from './formats-card.tsx';
import { Funnel } from './funnel.tsx';
import { RecentActivity, TopJobs } from './job-tables.tsx';
import { analyticsMessages as messages } from './messages.ts';
import { MetricCards } from './metric-cards.tsx';
import { PerformanceInsights } from './performance-insights.tsx';
import { TrendChart } from './trend-chart.tsx';

const periodOptions = analyticsPeriods.map((value) => ({ value, label: messages.periods[value] }));

/** Figures of the interviews of a period, compared with the period before. The period is in the address. */
export function AnalyticsPage() {
  const [period, setPeriod] = usePeriod();
  const analytics = useQuery(analyticsQuery(period));
  const { data } = analytics;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={messages.period}
          value={period}
          options={periodOptions}
          onChange={setPeriod}
        />
        {data !== undefined && (
          <>
            <span className="text-ink-soft text-sm">
              {messages.range({ from: formatDay(data.from), to: formatDay(data.to) })}
            </span>
            <Button icon={<Download />} onClick={() => exportCsv(data)} className="ms-auto">
              {messages.export}
            </Button>
          </>
        )}
      </div>
      {data !== undefined ? (
        <Figures list={data} />
      ) : analytics.isPending ? (
        <div role="status" className="flex flex-col items-center gap-3 py-24 text-ink-soft">
          <Spinner />
          {messages.loading}
        </div>
      ) : (
        <ErrorState
          title={messages.failed}
          text={messages.noData}
          retryLabel={messages.tryAgain}
          onRetry={() => void analytics.refetch()}
          retrying={analytics.isFetching}
        />
      )}
    </>
  );
}

function usePeriod(): [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('period');
  const period = analyticsPeriods.find((one) => one === given) ?? defaultPeriod;
  const change = (next: AnalyticsPeriod) =>
    setParameters(next === defaultPeriod ? {} : { period: next }, { replace: true });
  return [period, change];
}

function exportCsv(list: AnalyticsList): void {
  const file = new Blob([analyticsCsv(list)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, messages.csv.file(list));
}

function Figures({ list }: { list: AnalyticsList }) {
  const hasData = list.funnelData.some(({ count }) => count > 0);
  return (
    <div className="grid gap-5">
      {hasData ? (
        <>
          <MetricCards {...list} />
          <TrendChart {...list} />
          {/* Two independent columns, because the heights of the cards differ. */}
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              <JobTypesChart bars={list.jobPerformanceData} />
              <Funnel funnelData={list.funnelData} />
            </div>
            <div className="grid min-w-0 gap-5">
              <SourcesChart bars={list.candidateSourceData} />
              <TopJobs topJobs={list.topJobs} />
            </div>
          </div>
          <FormatsCard formats={list.formats} />
          <PerformanceInsights performanceInsights={list.performanceInsights} />
        </>
      ) : (
        <section className="rounded-card border border-line bg-surface">
          <EmptyState illustration={<NothingFound />} title={messages.noData} text={messages.noDataText} />
        </section>
      )}
      {list.recentActivity.length > 0 && <RecentActivity recentActivity={list.recentActivity} />}
    </div>
  );
}
