import type { DashboardStats } from '@nimble/contracts/dashboard';
import { figures, isQuality, remarks } from '@nimble/contracts/figures';
import { formatNumber } from '../../lib/formats.ts';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.figures;

/** The four numbers, each with its remark if it applies. */
export function FigureCards({ stats, jobs }: Pick<DashboardStats, 'stats' | 'jobs'>) {
  const { completionRate, isAboveAverage, averageScore, recentJobs, recentSubmissions, total } = stats;
  return (
    <section aria-label={messages.label} className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label={messages.activeJobs}
        value={formatNumber(jobs.active)}
        note={jobs.active > 0 ? messages.thisWeek({ count: recentJobs }) : null}
        help={`${figures.activeJobs.help} ${figures.newActiveJobs.help}`}
      />
      <StatCard
        label={messages.totalSubmissions}
        value={formatNumber(total)}
        note={recentSubmissions > 0 ? messages.thisMonth({ count: recentSubmissions }) : null}
        help={`${figures.submissions.help} ${figures.submissionsThisMonth.help}`}
      />
      <StatCard
        label={messages.completionRate}
        value={messages.percent({ value: completionRate })}
        note={isAboveAverage ? messages.aboveAverage : null}
        help={`${messages.last30Days} ${figures.completionRate.help} ${remarks.aboveAverage}`}
      />
      <StatCard
        label={messages.averageScore}
        value={averageScore > 0 ? messages.score({ value: averageScore }) : messages.noScore}
        note={isQuality(averageScore) ? messages.quality : null}
        help={`${figures.averageScore.help} ${remarks.qualityCandidates}`}
      />
    </section>
  );
}
