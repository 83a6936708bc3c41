import { plans } from '@nimble/contracts/plans';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { planAt } from './plan-terms.ts';
import { lockEnded, saveTerms, turnInsightsOff } from './plans.repository.ts';

const batchSize = 100;

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/** Limits look at the moments themselves; here follows what is kept with the plan. Without enforcement plans stay. */
export async function endPlansHandler(_payload: unknown, { database, config }: Dependencies): Promise<void> {
  if (config.planEnforcement === 'off') return;
  let found = batchSize;
  while (found === batchSize) {
    found = await inTransaction(database, async (transaction) => {
      const now = new Date();
      const ended = await lockEnded(transaction, now, batchSize);
      for (const terms of ended) {
        const plan = planAt(terms, now);
        const { limits } = plans[plan];
        await saveTerms(transaction, terms.id, {
          plan,
          billing: terms.billing,
          cycle_started_at: terms.next_plan_at ?? terms.trial_ends_at ?? now,
          trial_ends_at: null,
          next_plan: null,
          next_plan_at: null,
          plan_chosen_at: terms.next_plan === null ? null : terms.plan_chosen_at,
          shows_branding: limits.branding,
        });
        if (!limits.insights) await turnInsightsOff(transaction, terms.id);
      }
      return ended.length;
    });
  }
}
