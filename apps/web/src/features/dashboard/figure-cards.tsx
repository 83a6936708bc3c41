import type { DashboardStats } from '@nimble/contracts/dashboard';
import { StatCard } from '../../ui/stat-card.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.figures;

/** The four numbers, each with its remark where there is something to remark (spec 2 §2). */
export function FigureCards({ stats, jobs }: Pick<DashboardStats, 'stats' | 'jobs'>) {
  const { completionRate, averageScore, recentJobs, recentSubmissions, total } = stats;
  return (
    <section aria-label={messages.label} className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label={messages.activeJobs}
        value={jobs.active.toLocaleString()}
        note={jobs.active > 0 ? messages.thisWeek(recentJobs) : null}
      />
      <StatCard
        label={messages.totalSubmissions}
        value={total.toLocaleString()}
        note={recentSubmissions > 0 ? messages.thisMonth(recentSubmissions) : null}
      />
      <StatCard
        label={messages.completionRate}
        value={messages.percent(completionRate)}
        note={completionRate > 0 ? messages.aboveAverage : null}
      />
      <StatCard
        label={messages.averageScore}
        value={averageScore > 0 ? messages.score(averageScore) : messages.noScore}
        note={averageScore > 0 ? messages.quality : null}
      />
    </section>
  );
}
