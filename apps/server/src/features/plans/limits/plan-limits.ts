import { type ClosingLimit, closingLimits, plans, type TurningLimit } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { reportTurnedAway } from '../notices/report-turned-away.ts';
import { reportUsage } from '../notices/report-usage.ts';
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

/** Enforces a company's plan. Interviews that have begun are never checked. */
export function createPlanLimits({ planEnforcement }: Settings) {
  return {
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

    /**
     * The limit that keeps candidates from beginning an interview with this company; undefined: none. Interviews that
     * have begun always go on.
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

    /** Runs in the transaction of a submission, which may be the one that fills the month. */
    async tellOfSubmission(transaction: Transaction, companyId: number): Promise<void> {
      if (planEnforcement === 'off') return;
      await reportUsage(transaction, { companyId, limits: ['submissions'], uncounted: 1 });
    },

    /** Counts a candidate turned away by that limit, and notifies people who can do something about it. */
    turnAway: (database: Database, job: { companyId: number; jobId: number }, limit: TurningLimit) =>
      inTransaction(database, (transaction) => reportTurnedAway(transaction, job, limit)),
  };
}
export type PlanLimits = ReturnType<typeof createPlanLimits>;

function refuseWithout(feature: Feature, terms: Terms): void {
  const plan = planAt(terms, new Date());
  if (plans[plan].limits[feature]) return;
  throw new RequestError(refusalOf[feature], { values: { plan } });
}
