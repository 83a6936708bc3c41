import { type PlanState, plans, plansPagePermissions } from '@nimble/contracts/plans';
import { isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Database } from '../../platform/database/index.ts';
import { findMasters } from './agreement/masters.repository.ts';
import { cycleEnd, planAt } from './plan-terms.ts';
import { countUsed, findTerms } from './plans.repository.ts';

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };
/** The caller. */
export type PlanReader = { companyId: number; permissions: Permissions };

/** The plan of a company and how much of it is used. */
export async function readPlanState(
  { database, config }: Dependencies,
  { companyId, permissions }: PlanReader,
): Promise<PlanState> {
  const now = new Date();
  const [terms, masters, jobs, submissions, users, storage] = await Promise.all([
    findTerms(database, companyId),
    findMasters(database),
    countUsed.jobs(database, companyId),
    countUsed.submissions(database, companyId),
    countUsed.users(database, companyId),
    countUsed.storage(database, companyId),
  ]);
  const plan = planAt(terms, now);
  const { limits } = plans[plan];
  const { next_plan, next_plan_at, trial_ends_at } = terms;
  const isOn = config.planEnforcement === 'on';
  const use = (used: number, most: number | null) => ({ used, most: isOn ? most : null });
  return {
    plan,
    billing: terms.billing,
    chosenAt: terms.plan_chosen_at?.toISOString() ?? null,
    trialEndsAt: trial_ends_at !== null && trial_ends_at > now ? trial_ends_at.toISOString() : null,
    next:
      next_plan !== null && next_plan_at !== null && next_plan_at > now
        ? { plan: next_plan, at: next_plan_at.toISOString() }
        : null,
    cycleEndsAt: cycleEnd(terms, now).toISOString(),
    isEnforced: isOn,
    paymentFailedAt: terms.payment_failed_at?.toISOString() ?? null,
    hasSales: masters.length > 0,
    usage: {
      jobs: use(jobs, limits.jobs),
      submissions: use(submissions, limits.submissions),
      users: use(users, limits.users),
      storage: isOneAllowed(permissions, plansPagePermissions.storage) ? use(storage, limits.storage) : null,
    },
  };
}
