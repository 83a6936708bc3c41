import type { DashboardStats } from '@nimble/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { withNewJob } from '../../shared/new-job.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { JobCards } from '../../ui/feedback/illustrations.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { QueueNotice } from '../assignments/index.ts';
import { FirstSteps } from '../onboarding/index.ts';
import { CompanyNotices } from '../plans/index.ts';
import { dashboardQuery } from './dashboard.queries.ts';
import { FigureCards } from './figure-cards.tsx';
import { dashboardMessages as messages } from './messages.ts';
import { MonthsChart } from './months-chart.tsx';
import { RecommendationsCard, TrainingCard } from './promo-cards.tsx';
import { QuickActions } from './quick-actions.tsx';
import { PerformanceRings, StatusCharts } from './status-charts.tsx';
import { TopJobs } from './top-jobs.tsx';
import { useAwaitsRecommendations, useRecommendationsAccess } from './use-recommendations-access.ts';

/** The start page of the workspace: figures, and links to the next steps. */
export function DashboardPage() {
  const { username, displayName, company } = useCurrentUser();
  const mayCreateJobs = usePermission('job', 'create');
  const dashboard = useQuery(dashboardQuery);
  const { data } = dashboard;
  // The plan decides the place of the recommendations; waiting for it avoids a layout shift.
  const access = useRecommendationsAccess();
  return (
    <>
      <section className="mb-gutter flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-2xl">
            {messages.greeting({ name: displayName ?? (username || messages.nobody) })}
          </h2>
          <p className="mt-1 text-ink-soft">{company?.name ?? messages.text}</p>
        </div>
        {mayCreateJobs && data !== undefined && data.jobs.total > 0 && (
          <ButtonLink to="/jobs" state={withNewJob} variant="primary" icon={<Plus />}>
            {messages.newJob}
          </ButtonLink>
        )}
      </section>
      <CompanyNotices />
      <QueueNotice />
      <FirstSteps />
      {data !== undefined && access !== 'loading' ? (
        <Figures {...data} />
      ) : dashboard.isPending || data !== undefined ? (
        <div role="status" className="flex flex-col items-center gap-3 py-24 text-ink-soft">
          <Spinner />
          {messages.loading}
        </div>
      ) : (
        <ErrorState
          title={messages.failed}
          retryLabel={messages.retry}
          onRetry={() => void dashboard.refetch()}
          retrying={dashboard.isFetching}
        />
      )}
    </>
  );
}

function Figures({ stats, jobs, analytics }: DashboardStats) {
  // A list of candidates is long, so the numbers come first.
  const isList = useRecommendationsAccess() === 'enabled';
  const awaitsRecommendations = useAwaitsRecommendations();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-5 empty:hidden">
        <TrainingCard />
        {!isList && <RecommendationsCard />}
      </div>
      {jobs.total === 0 && <Welcome />}
      <FigureCards stats={stats} jobs={jobs} />
      {isList && <RecommendationsCard />}
      {!awaitsRecommendations && (
        <>
          <MonthsChart monthlyTrends={analytics.monthlyTrends} />
          <StatusCharts stats={stats} jobs={jobs} />
          <div className="grid gap-5 lg:grid-cols-2">
            <PerformanceRings {...stats} />
            <QuickActions />
          </div>
          <TopJobs jobs={analytics.topPerformingJobs} />
        </>
      )}
    </div>
  );
}

function Welcome() {
  const mayCreateJobs = usePermission('job', 'create');
  return (
    <section className="rounded-card border border-line bg-surface">
      <EmptyState
        illustration={<JobCards />}
        title={messages.empty.title}
        text={messages.empty.text}
        action={
          mayCreateJobs && (
            <ButtonLink to="/jobs" state={withNewJob} variant="primary" icon={<Plus />}>
              {messages.empty.action}
            </ButtonLink>
          )
        }
      />
    </section>
  );
}
