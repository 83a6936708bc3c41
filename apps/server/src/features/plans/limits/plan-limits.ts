import { type ClosingLimit, closingLimits, plans, type TurningLimit } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { tellTurnedAway } from '../notices/tell-turned-away.ts';
import { tellUse } from '../notices/tell-use.ts';
import { limitsAt, planAt, type Terms } from '../plan-terms.ts';
import { countUsed, findTerms, lockTerms } from '../plans.repository.ts';
import { retentionStateAt } from '../retention/retention-terms.ts';

const refusalOf = {
  insights: 'plan.no_insights',
  branding: 'plan.no_branding',
  api: 'plan.no_api',
} as const;
type Feature = keyof typeof refusalOf;
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
      throw new RequestError('plan.limit_reached', { values: { plan, limit, most } });
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

    /**
     * The limit that lets nobody else begin an interview with this company; undefined: none. Those that have begun
     * always go on.
     */
    async findClosingLimit(database: Database, companyId: number): Promise<ClosingLimit | undefined> {
      if (planEnforcement === 'off') return undefined;
      const { limits } = plans[planAt(await findTerms(database, companyId), new Date())];
      for (const limit of closingLimits) {
        const most = limits[limit];
        if (most !== null && (await countUsed[limit](database, companyId, most)) >= most) return limit;
      }
      return undefined;
    },

    /** Days after which submissions of this moment are erased by age; null while nothing is. */
    async findKeptDays(database: Database, companyId: number): Promise<number | null> {
      if (planEnforcement === 'off') return null;
      const [terms, now] = [await findTerms(database, companyId), new Date()];
      return retentionStateAt(terms, now) === 'erasing' ? limitsAt(terms, now).retention : null;
    },

    /** Belongs into the transaction of a submission, which may be the one that fills the month. */
    async tellOfSubmission(transaction: Transaction, companyId: number): Promise<void> {
      if (planEnforcement === 'off') return;
      await tellUse(transaction, { companyId, limits: ['submissions'], uncounted: 1 });
    },

    /** A candidate was turned away by that limit: counted, and told to those who can do something about it. */
    turnAway: (database: Database, job: { companyId: number; jobId: number }, limit: TurningLimit) =>
      inTransaction(database, (transaction) => tellTurnedAway(transaction, job, limit)),
  };
}
export type PlanLimits = ReturnType<typeof createPlanLimits>;

function refuseWithout(feature: Feature, terms: Terms): void {
  const plan = planAt(terms, new Date());
  if (plans[plan].limits[feature]) return;
  throw new RequestError(refusalOf[feature], { values: { plan } });
}
