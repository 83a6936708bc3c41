import type { DashboardStats } from '@nimble/contracts/dashboard';
import { isQuality, qualityScore } from '@nimble/contracts/figures';
import { formatNumber } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
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
        help={`${figureHelp.activeJobs} ${figureHelp.newActiveJobs}`}
      />
      <StatCard
        label={messages.totalSubmissions}
        value={formatNumber(total)}
        note={recentSubmissions > 0 ? messages.thisMonth({ count: recentSubmissions }) : null}
        help={`${figureHelp.submissions} ${figureHelp.submissionsThisMonth}`}
      />
      <StatCard
        label={messages.completionRate}
        value={completionRate === null ? messages.none : messages.percent({ value: completionRate })}
        note={
          <>
            {isAboveAverage && <span className="block">{messages.aboveAverage}</span>}
            {completionRate !== null && messages.ofStarted}
          </>
        }
        help={`${messages.last30Days} ${figureHelp.completionRate} ${figureHelp.aboveAverage}`}
      />
      <StatCard
        label={messages.averageScore}
        value={averageScore > 0 ? messages.score({ value: averageScore }) : messages.none}
        note={isQuality(averageScore) ? messages.quality : null}
        help={`${figureHelp.averageScore} ${figureHelp.qualityCandidates({ score: qualityScore })}`}
      />
    </section>
  );
}
