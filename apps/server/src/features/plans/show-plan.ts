import { type PlanState, plans } from '@nimble/contracts/plans';
import type { Database } from '../../platform/database/index.ts';
import { cycleEnd, planAt } from './plan-terms.ts';
import { countUsed, findTerms } from './plans.repository.ts';

type Needs = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/** A company's plan, what it uses of it, and what comes next. */
export async function showPlan({ database, config }: Needs, companyId: number): Promise<PlanState> {
  const now = new Date();
  const [terms, jobs, submissions, users, storage] = await Promise.all([
    findTerms(database, companyId),
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
    usage: {
      jobs: use(jobs, limits.jobs),
      submissions: use(submissions, limits.submissions),
      users: use(users, limits.users),
      storage: use(storage, limits.storage),
    },
  };
}
