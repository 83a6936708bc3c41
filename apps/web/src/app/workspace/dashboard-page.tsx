import { ArrowRight, Briefcase, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { dashboardMessages as messages } from './messages.ts';

/** The start of the workspace: who is here and where to go. Figures come with the analytics. */
export function DashboardPage() {
  const { username, displayName, company } = useCurrentUser();
  const mayCreateJobs = usePermission('job', 'create');
  const mayViewCandidates = usePermission('submission', 'view');
  return (
    <>
      <section className="mb-gutter">
        <h2 className="font-semibold text-2xl">
          {messages.greeting(displayName ?? (username || messages.nobody))}
        </h2>
        <p className="mt-1 text-ink-soft">{company?.name ?? messages.text}</p>
      </section>
      <section aria-labelledby="quick-actions">
        <h3 id="quick-actions" className="mb-3 font-semibold text-ink-soft text-sm">
          {messages.quickActions}
        </h3>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {mayCreateJobs && (
            <Action to="/jobs" icon={Briefcase} title={messages.createJob} text={messages.createJobText} />
          )}
          {mayViewCandidates && (
            <Action
              to="/candidates"
              icon={Users}
              title={messages.viewCandidates}
              text={messages.viewCandidatesText}
            />
          )}
          {!mayCreateJobs && !mayViewCandidates && <p className="text-ink-soft">{messages.nothing}</p>}
        </div>
      </section>
    </>
  );
}

type ActionProps = { to: string; icon: ComponentType; title: string; text: string };

function Action({ to, icon: Icon, title, text }: ActionProps) {
  return (
    <Link
      to={to}
      className="group flex items-start gap-3.5 rounded-card border border-line bg-surface p-card transition-colors hover:border-line-strong"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control border border-brand-line bg-brand-soft text-brand-ink [&_svg]:size-[1.125rem]">
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-ink-soft">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="mt-0.5 size-4 text-ink-faint transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
