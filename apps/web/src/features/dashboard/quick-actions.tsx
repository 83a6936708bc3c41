import { ArrowRight, BarChart3, Briefcase, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { withNewJob } from '../../shared/new-job.ts';
import { Card } from '../../ui/figures/card.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.actions;

/** Links to next steps; only those that the role allows, and nothing without any. */
export function QuickActions() {
  const mayCreateJobs = usePermission('job', 'create');
  const mayViewCandidates = usePermission('submission', 'view');
  const mayViewAnalytics = usePermission('analytics', 'view');
  if (!mayCreateJobs && !mayViewCandidates && !mayViewAnalytics) return null;
  return (
    <Card title={messages.title} flush>
      <ul className="divide-y divide-line">
        {mayCreateJobs && (
          <Action
            to="/jobs"
            state={withNewJob}
            icon={Briefcase}
            title={messages.createJob}
            text={messages.createJobText}
          />
        )}
        {mayViewCandidates && (
          <Action
            to="/candidates"
            icon={Users}
            title={messages.viewCandidates}
            text={messages.viewCandidatesText}
          />
        )}
        {mayViewAnalytics && (
          <Action
            to="/analytics"
            icon={BarChart3}
            title={messages.viewAnalytics}
            text={messages.viewAnalyticsText}
          />
        )}
      </ul>
    </Card>
  );
}

type ActionProps = { to: string; state?: object; icon: ComponentType; title: string; text: string };

function Action({ to, state, icon: Icon, title, text }: ActionProps) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        className="group flex items-center gap-3.5 px-card py-3 transition-colors hover:bg-hover"
      >
        <span className="text-brand-ink [&_svg]:size-[1.125rem]">
          <Icon />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-ink-soft text-sm">{text}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
        />
      </Link>
    </li>
  );
}
