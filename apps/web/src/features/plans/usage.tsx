import {
  anyOfPlansPage,
  type CountedLimit,
  type PlanState,
  plansPagePermissions,
  warnFrom,
} from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useOnePermission, usePermission } from '../../lib/current-user.ts';
import { formatFileSize, formatNumber } from '../../lib/formats.ts';
import { figureHelp } from '../../shared/figures/messages.ts';
import { HelpTip } from '../../ui/dialogs/help-tip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { plansMessages as messages } from './messages.ts';
import { planQuery } from './plans.queries.ts';

const limits = ['jobs', 'submissions', 'users', 'storage'] as const;

const help: Record<CountedLimit, string> = {
  jobs: figureHelp.activeJobs,
  submissions: figureHelp.submissionsThisMonth,
  users: figureHelp.users,
  storage: figureHelp.storage,
};

function amountOf(limit: CountedLimit, amount: number): string {
  return limit === 'storage' ? formatFileSize(amount) : formatNumber(amount);
}

/** Usage of each limit, as far as the user may see it. */
export function UsageCard({ state: { usage } }: { state: PlanState }) {
  const maySeePlan = useOnePermission(plansPagePermissions.plan);
  return (
    <Card title={messages.usageTitle}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {limits.map((limit) => {
          const figure = limit === 'storage' || maySeePlan ? usage[limit] : null;
          return figure !== null && <Figure key={limit} limit={limit} {...figure} />;
        })}
      </ul>
    </Card>
  );
}

type FigureProps = { limit: CountedLimit; used: number; most: number | null };

/** One limit, with a warning from 80 % on. */
function Figure({ limit, used, most }: FigureProps) {
  const share = most === null ? 0 : used / most;
  return (
    <li className="grid content-start gap-2">
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
        {most === null
          ? messages.ofUnlimited({ used: amountOf(limit, used) })
          : messages.of({ used: amountOf(limit, used), most: amountOf(limit, most) })}
      </p>
      {most !== null && (
        <ProgressBar
          label={messages.usage[limit]}
          percent={share * 100}
          tone={share >= 1 ? 'danger' : 'brand'}
        />
      )}
    </li>
  );
}

/** A warning from 80 % on, where something limited is created. */
export function PlanWarning({ limit }: { limit: CountedLimit }) {
  const maySeePlan = usePermission('dashboards', 'view');
  const mayOpenPlans = useOnePermission(anyOfPlansPage);
  const plan = useQuery({ ...planQuery, enabled: maySeePlan });
  const { used, most } = plan.data?.usage[limit] ?? { used: 0, most: null };
  if (most === null || used < most * warnFrom) return null;
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-warning-line bg-warning-soft px-3 py-2 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {messages.warning({
        name: messages.usage[limit],
        amount: messages.of({ used: amountOf(limit, used), most: amountOf(limit, most) }),
      })}
      {mayOpenPlans && (
        <Link to="/plans" className="font-medium underline">
          {messages.seePlans}
        </Link>
      )}
    </p>
  );
}
