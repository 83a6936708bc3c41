import { type CountedLimit, planMessages, plans } from '@nimble/contracts/plans';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { planAt, type Terms } from './plan-terms.ts';
import { countUsed, findTerms, lockTerms } from './plans.repository.ts';

type Feature = 'insights' | 'branding';
type Settings = { planEnforcement: 'on' | 'off' };

/** What holds a company to its plan. Nothing here is asked about an interview that has begun. */
export function createPlanLimits({ planEnforcement }: Settings) {
  return {
    /** Off, nothing of a plan is asked for, so that nothing has to be read for it either. */
    areEnforced: planEnforcement === 'on',

    /**
     * Call it before one more is added, in the transaction that adds it.
     * @throws RequestError unprocessable, naming the limit and the way out.
     */
    async requireRoom(transaction: Transaction, companyId: number, limit: 'jobs' | 'users'): Promise<void> {
      if (planEnforcement === 'off') return;
      const plan = planAt(await lockTerms(transaction, companyId), new Date());
      const most = plans[plan].limits[limit];
      if (most === null || (await countUsed[limit](transaction, companyId, most)) < most) return;
      throw new RequestError('unprocessable', planMessages.limitReached(plan, limit, most));
    },

    /** @throws RequestError unprocessable for what the plan does not include. */
    async requireIncluded(transaction: Transaction, companyId: number, feature: Feature): Promise<void> {
      if (planEnforcement === 'off') return;
      refuseWithout(feature, await lockTerms(transaction, companyId));
    },

    /** For what is only looked at. @throws RequestError unprocessable for what the plan does not include. */
    async requireShown(database: Database, companyId: number, feature: Feature): Promise<void> {
      if (planEnforcement === 'off') return;
      refuseWithout(feature, await findTerms(database, companyId));
    },

    /** May somebody else begin an interview with this company? Those that have begun always go on. */
    async mayBegin(database: Database, companyId: number): Promise<boolean> {
      if (planEnforcement === 'off') return true;
      const { limits } = plans[planAt(await findTerms(database, companyId), new Date())];
      const within = async (limit: CountedLimit) => {
        const most = limits[limit];
        return most === null || (await countUsed[limit](database, companyId, most)) < most;
      };
      return (await within('submissions')) && (await within('storage'));
    },
  };
}
export type PlanLimits = ReturnType<typeof createPlanLimits>;

function refuseWithout(feature: Feature, terms: Terms): void {
  const plan = planAt(terms, new Date());
  if (plans[plan].limits[feature]) return;
  const message = feature === 'insights' ? planMessages.noInsights(plan) : planMessages.noBranding(plan);
  throw new RequestError('unprocessable', message);
}
