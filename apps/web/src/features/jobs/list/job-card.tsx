import type { Job } from '@nimble/contracts/jobs';
import { CalendarDays, ListVideo, Lock, Share2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/formats.ts';
import { figureHelp } from '../../../shared/figures/messages.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { HelpTip } from '../../../ui/dialogs/help-tip.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { StatusBadge } from '../../../ui/figures/status-badge.tsx';
import { jobsMessages as messages } from '../messages.ts';
import { jobTeamMessages } from '../team/messages.ts';
import { JobMenu } from './job-menu.tsx';

type Props = { job: Job; onDuplicate: () => void; onShare: () => void; onDelete: () => void };

export function JobCard({ job, onDuplicate, onShare, onDelete }: Props) {
  const address = `/jobs/${job.id}`;
  return (
    <article className="flex flex-col rounded-card border border-line bg-surface p-card transition-colors focus-within:border-line-strong hover:border-line-strong">
      <header className="flex items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={job.status}>{messages.status[job.status]}</StatusBadge>
          {job.teamOnly && <Badge icon={<Lock aria-hidden />}>{jobTeamMessages.mark}</Badge>}
        </div>
        <JobMenu job={job} onDuplicate={onDuplicate} onShare={onShare} onDelete={onDelete} />
      </header>
      <h2 dir="auto" title={job.title} className="mt-2.5 line-clamp-2 font-semibold text-lg">
        <Link to={address} className="rounded-control hover:text-brand-ink">
          {job.title}
        </Link>
      </h2>
      <p dir="auto" title={job.description} className="mt-1 line-clamp-2 text-ink-soft">
        {job.description}
      </p>
      <ul className="mt-4 mb-5 flex flex-wrap gap-x-4 gap-y-1.5 text-ink-soft text-sm tabular-nums">
        <Fact icon={<ListVideo />}>{messages.questions({ count: job.questionCount })}</Fact>
        <Fact icon={<Users />}>
          {messages.responses({ count: job.submissionCount })}
          <HelpTip about={messages.responses({ count: job.submissionCount })} text={figureHelp.submissions} />
        </Fact>
        <Fact icon={<CalendarDays />}>{messages.created({ date: formatDate(job.createdAt) })}</Fact>
      </ul>
      <footer className="mt-auto flex items-center gap-2">
        <ButtonLink to={address} className="flex-1">
          {messages.viewJob}
        </ButtonLink>
        {job.status === 'active' && (
          <IconButton
            label={messages.shareJob({ title: job.title })}
            icon={<Share2 />}
            onClick={onShare}
            className="border border-line-strong"
          />
        )}
      </footer>
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 [&>svg]:size-3.5 [&>svg]:text-ink-faint">
      {icon}
      {children}
    </li>
  );
}
