import { type Database, inTransaction } from '../../platform/database/index.ts';
import { keepAllWithin } from './above/keep-all-within.ts';
import { reportEnd } from './notices/report-end.ts';
import { planAt, plansIncluding } from './plan-terms.ts';
import { alignFeatures, lockEnded, saveTerms } from './plans.repository.ts';

const batchSize = 100;

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/**
 * Limits are computed from the dates themselves; this updates the stored state of the plan. Without enforcement plans
 * stay, and switched-off features come back.
 */
export async function endPlansHandler(_payload: unknown, { database, config }: Dependencies): Promise<void> {
  if (config.planEnforcement === 'on') await writeEnds(database);
  await inTransaction(database, (transaction) => alignFeatures(transaction, plansIncluding(config)));
  await keepAllWithin(database, config);
}

async function writeEnds(database: Database): Promise<void> {
  let found = batchSize;
  while (found === batchSize) {
    found = await inTransaction(database, async (transaction) => {
      const now = new Date();
      const ended = await lockEnded(transaction, now, batchSize);
      for (const terms of ended) {
        await saveTerms(transaction, terms.id, {
          plan: planAt(terms, now),
          billing: terms.billing,
          cycle_started_at: terms.next_plan_at ?? terms.trial_ends_at ?? now,
          trial_ends_at: null,
          next_plan: null,
          next_plan_at: null,
          plan_chosen_at: terms.next_plan === null ? null : terms.plan_chosen_at,
        });
        await alignFeatures(transaction, plansIncluding({ planEnforcement: 'on' }), terms.id);
        await reportEnd(transaction, {
          companyId: terms.id,
          plan: planAt(terms, now),
          isTrial: terms.next_plan === null,
          period: (terms.next_plan_at ?? terms.trial_ends_at ?? now).toISOString(),
        });
      }
      return ended.length;
    });
  }
}
