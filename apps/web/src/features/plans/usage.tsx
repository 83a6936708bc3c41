import { figures } from '@nimble/contracts/figures';
import { type CountedLimit, type PlanState, warnFrom } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { formatFileSize } from '../../lib/formats.ts';
import { HelpTip } from '../../ui/dialogs/help-tip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { plansMessages as messages } from './messages.ts';
import { planQuery } from './plans.queries.ts';

const limits = ['jobs', 'submissions', 'users', 'storage'] as const;

const help: Record<CountedLimit, string> = {
  jobs: figures.activeJobs.help,
  submissions: figures.submissionsThisMonth.help,
  users: figures.users.help,
  storage: figures.storage.help,
};

function amountOf(limit: CountedLimit, amount: number): string {
  return limit === 'storage' ? formatFileSize(amount) : amount.toLocaleString('en');
}

/** How much of each limit is used, with a word from 80 % on. */
export function UsageCard({ usage }: { usage: PlanState['usage'] }) {
  return (
    <Card title={messages.usageTitle}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {limits.map((limit) => {
          const { used, most } = usage[limit];
          const share = most === null ? 0 : used / most;
          return (
            <li key={limit} className="grid content-start gap-2">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-ink-soft">
                  {messages.usage[limit]}
                  <HelpTip about={messages.usage[limit]} text={help[limit]} />
                </span>
                {share >= warnFrom && (
                  <Badge tone={share >= 1 ? 'red' : 'amber'} icon={<TriangleAlert />}>
                    {share >= 1 ? messages.full : messages.nearly}
                  </Badge>
                )}
              </p>
              <p className="font-semibold tabular-nums">
                {messages.of(
                  amountOf(limit, used),
                  most === null ? messages.unlimited.toLowerCase() : amountOf(limit, most),
                )}
              </p>
              {most !== null && <ProgressBar label={messages.usage[limit]} percent={share * 100} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Where something is made that a limit counts: says so from 80 % on, before the limit bites. */
export function PlanWarning({ limit }: { limit: CountedLimit }) {
  const maySeePlan = usePermission('dashboards', 'view');
  const mayChoose = usePermission('roles', 'view');
  const plan = useQuery({ ...planQuery, enabled: maySeePlan });
  const { used, most } = plan.data?.usage[limit] ?? { used: 0, most: null };
  if (most === null || used < most * warnFrom) return null;
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-warning-line bg-warning-soft px-3 py-2 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {messages.warning(messages.usage[limit], messages.of(amountOf(limit, used), amountOf(limit, most)))}
      {mayChoose && (
        <Link to="/plans" className="font-medium underline">
          {messages.seePlans}
        </Link>
      )}
    </p>
  );
}
