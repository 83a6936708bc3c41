import type { CountedJob } from '@nimble/contracts/dashboard';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { formatNumber, labeled } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { HelpTip } from '../../ui/dialogs/help-tip.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.topJobs;

/** The cards are links: the definition of their figures is shown once, above them. */
const help = [
  labeled(messages.total, figureHelp.submissions),
  labeled(messages.pending, figureHelp.pending),
  labeled(messages.approved, figureHelp.approved),
].join(' ');

/** The jobs with the most approved candidates; each links to its job, for people who may view jobs. */
export function TopJobs({ jobs }: { jobs: readonly CountedJob[] }) {
  const mayViewJobs = usePermission('job', 'view');
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="top-jobs">
      <div className="mb-3 flex items-center justify-between gap-3">
        <div>
          <h2 id="top-jobs" className="font-semibold text-base">
            {messages.title}
            <HelpTip about={messages.title} text={help} />
          </h2>
          <p className="text-ink-soft text-sm">{messages.order}</p>
        </div>
        {mayViewJobs && (
          <Link to="/jobs" className="shrink-0 font-medium text-brand-ink text-sm hover:underline">
            {dashboardMessages.viewAll}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.jobId}>
            {mayViewJobs ? (
              <Link
                to={`/jobs/${job.jobId}`}
                className={`${cardClasses} transition-colors hover:border-line-strong`}
              >
                <JobFigures {...job} />
              </Link>
            ) : (
              <div className={cardClasses}>
                <JobFigures {...job} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const cardClasses = 'block rounded-card border border-line bg-surface p-card';

function JobFigures({ jobTitle, totalSubmissions, pendingSubmissions, approvedSubmissions }: CountedJob) {
  const figures = [
    [messages.total, totalSubmissions],
    [messages.pending, pendingSubmissions],
    [messages.approved, approvedSubmissions],
  ] as const;
  return (
    <>
      <h3 dir="auto" title={jobTitle} className="truncate font-semibold">
        {jobTitle}
      </h3>
      <dl className="mt-3 grid grid-cols-3 gap-2">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-semibold text-lg tabular-nums">{formatNumber(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
