import { plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { planQuery } from '../plans/index.ts';
import { apiPageMessages as messages } from './messages.ts';

/** The name of a plan that does not include API access, where plans are enforced. */
export function usePlanWithoutApi(): string | undefined {
  const { data } = useQuery(planQuery);
  if (data === undefined || !data.isEnforced || plans[data.plan].limits.api) return undefined;
  return plans[data.plan].name;
}

export function NoApiAccess({ plan }: { plan: string }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-warning-line bg-warning-soft px-4 py-2.5 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 basis-60">{messages.noAccess({ plan })}</span>
      <Link to="/plans" className="font-medium underline">
        {messages.seePlans}
      </Link>
    </p>
  );
}
