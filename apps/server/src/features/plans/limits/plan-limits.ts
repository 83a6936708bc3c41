import { plans } from '@nimble/contracts/plans';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { planAt, type Terms } from '../plan-terms.ts';
import { countUsed, findTerms, lockTerms } from '../plans.repository.ts';
import { createInterviewLimits, type Settings } from './interview-limits.ts';

const refusalOf = {
  insights: 'plan.no_insights',
  branding: 'plan.no_branding',
  api: 'plan.no_api',
} as const;
type Feature = keyof typeof refusalOf;

/** Enforces a company's plan. Interviews that have begun are never checked. */
export function createPlanLimits({ planEnforcement }: Settings) {
  return {
    ...createInterviewLimits({ planEnforcement }),

    /** Without enforcement no plan is read either. */
    areEnforced: planEnforcement === 'on',

    /**
     * Call it before adding one more, in the transaction that adds it.
     * @throws RequestError unprocessable, naming the limit and the solution.
     */
    async requireRoom(transaction: Transaction, companyId: number, limit: 'jobs' | 'users'): Promise<void> {
      if (planEnforcement === 'off') return;
      const plan = planAt(await lockTerms(transaction, companyId), new Date());
      const most = plans[plan].limits[limit];
      if (most === null || (await countUsed[limit](transaction, companyId, most)) < most) return;
      throw new RequestError('plan.limit_reached', { values: { plan, limit, most } });
    },

    /** @throws RequestError unprocessable for a feature that the plan does not include. */
    async requireIncluded(transaction: Transaction, companyId: number, feature: Feature): Promise<void> {
      if (planEnforcement === 'off') return;
      refuseWithout(feature, await lockTerms(transaction, companyId));
    },

    /** For reading. @throws RequestError unprocessable for a feature that the plan does not include. */
    async requireShown(database: Database, companyId: number, feature: Feature): Promise<void> {
      if (planEnforcement === 'off') return;
      refuseWithout(feature, await findTerms(database, companyId));
    },
  };
}
export type PlanLimits = ReturnType<typeof createPlanLimits>;

function refuseWithout(feature: Feature, terms: Terms): void {
  const plan = planAt(terms, new Date());
  if (plans[plan].limits[feature]) return;
  throw new RequestError(refusalOf[feature], { values: { plan } });
}
