import { type PlanChoice, plans } from '@nimble/contracts/plans';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { bringBack } from '../above/keep-within.ts';
import { mailDeciders } from '../notices/deciders.ts';
import { enqueueCancel } from '../payments/enqueue-cancel.ts';
import { lockPayer, savePayer } from '../payments/payments.repository.ts';
import { isOnTrial, planAt, plansIncluding } from '../plan-terms.ts';
import { alignFeatures, saveTerms } from '../plans.repository.ts';
import { endedFeatures } from '../switched-off.ts';

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/**
 * Sets a plan as agreed, by the master: applies at once, a smaller plan too, and ends a trial, a pending change and a
 * subscription, which would overwrite the plan. The current plan changes nothing; an unknown company is skipped.
 */
export async function setPlan(
  { database, config }: Dependencies,
  companyId: number,
  { plan, billing }: PlanChoice,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const payer = await lockPayer(transaction, companyId);
    if (payer === undefined) return;
    const now = new Date();
    const { payment_subscription: subscriptionId } = payer;
    const from = planAt(payer, now);
    const isTrial = isOnTrial(payer, now);
    const isSame = from === plan && payer.billing === billing && payer.plan_chosen_at !== null;
    if (isSame && !isTrial && payer.next_plan === null) return;
    await saveTerms(transaction, companyId, {
      plan,
      billing,
      cycle_started_at: now,
      trial_ends_at: null,
      next_plan: null,
      next_plan_at: null,
      plan_chosen_at: now,
    });
    if (subscriptionId !== null) {
      await savePayer(transaction, companyId, {
        payment_customer: payer.payment_customer,
        payment_subscription: null,
        payment_failed_at: null,
      });
      await enqueueCancel(transaction, subscriptionId);
    }
    await alignFeatures(transaction, plansIncluding(config), companyId);
    await bringBack(transaction, companyId, plans[plan].limits);
    const values = { plan, ...(await endedFeatures(transaction, companyId)) };
    const notice = { code: 'notice.plan_set', values } as const;
    await emit(transaction, {
      type: 'company.plan_set',
      by: { companyId },
      from,
      to: plan,
      billing,
      notice,
    });
    await mailDeciders(transaction, companyId, notice);
  });
}
