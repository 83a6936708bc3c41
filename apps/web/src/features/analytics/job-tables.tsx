import type { AnalyticsList } from '@nimble/contracts/analytics';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { formatNumber, relativeDate } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { HelpTip } from '../../ui/dialogs/help-tip.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { shownValue } from './figures.ts';
import { analyticsMessages as messages } from './messages.ts';

export function TopJobs({ topJobs }: Pick<AnalyticsList, 'topJobs'>) {
  const { title, score, applications } = messages.jobColumns;
  return (
    <Card title={messages.topJobs}>
      {topJobs.length > 0 && <p className="-mt-1 mb-3 text-ink-soft text-sm">{messages.topJobsOrder}</p>}
      {topJobs.length === 0 ? (
        <p className="text-ink-soft">{messages.noApplications}</p>
      ) : (
        <table className="w-full text-start">
          <thead className="text-ink-soft text-sm">
            <tr>
              <th className="pb-2 font-medium">{title}</th>
              <th className="pb-2 ps-3 text-end font-medium">
                {score}
                <HelpTip about={score} text={figureHelp.averageScoreReceived} />
              </th>
              <th className="pb-2 ps-3 text-end font-medium">
                {applications}
                <HelpTip about={applications} text={figureHelp.received} />
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t tabular-nums">
            {topJobs.map((job) => (
              <tr key={job.jobId}>
                <td className="py-2.5">
                  <JobName id={job.jobId} title={job.title} />
                </td>
                <td className="py-2.5 ps-3 text-end">{shownValue(job.score, 'score')}</td>
                <td className="py-2.5 ps-3 text-end">
                  <span className="font-semibold">{formatNumber(job.applications)}</span>
                  {job.deletedSince > 0 && (
                    <span className="block text-ink-soft text-xs">
                      {messages.deletedSince({ count: job.deletedSince })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

export function RecentActivity({ recentActivity }: Pick<AnalyticsList, 'recentActivity'>) {
  return (
    <Card title={messages.activity}>
      {recentActivity.length === 0 ? (
        <p className="text-ink-soft">{messages.noActivity}</p>
      ) : (
        <ol className="grid gap-3">
          {recentActivity.map(({ action, jobId, job, candidate, time }, index) => (
            // Two applications of one job may arrive in the same moment.
            <li key={`${time} ${action} ${index}`} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span className="block">
                  {messages.actions[action]}
                  {candidate !== null && (
                    <>
                      {messages.afterAction}
                      <Link
                        to={`/candidates/${candidate.submissionId}`}
                        className="wrap-anywhere font-medium hover:underline"
                      >
                        {candidate.name}
                      </Link>
                    </>
                  )}
                </span>
                <span className="block text-sm">
                  <JobName id={jobId} title={job} />
                </span>
              </span>
              <time dateTime={time} className="shrink-0 text-ink-soft text-sm">
                {relativeDate(time)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Links to the job, for people who may view jobs. */
function JobName({ id, title }: { id: number; title: string }) {
  if (!usePermission('job', 'view')) return <span className="wrap-anywhere text-ink-soft">{title}</span>;
  return (
    <Link to={`/jobs/${id}`} className="wrap-anywhere text-brand-ink hover:underline">
      {title}
    </Link>
  );
}
