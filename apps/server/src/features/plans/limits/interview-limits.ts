import { type ClosingLimit, closingLimits, plans, type TurningLimit } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { reportTurnedAway } from '../notices/report-turned-away.ts';
import { reportUsage } from '../notices/report-usage.ts';
import { limitsAt, planAt } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { retentionStateAt } from '../retention/retention-terms.ts';

export type Settings = { planEnforcement: 'on' | 'off' };

/** What a company's plan means for its candidates. */
export function createInterviewLimits({ planEnforcement }: Settings) {
  return {
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

    /** How many more submissions the plan includes this month; null: no limit. */
    async countSubmissionsLeft(database: Database, companyId: number): Promise<number | null> {
      if (planEnforcement === 'off') return null;
      const { submissions: most } = limitsAt(await findTerms(database, companyId), new Date());
      return most === null ? null : Math.max(0, most - (await countUsed.submissions(database, companyId)));
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
