import { isDowngrade, plans } from '@nimble/contracts/plans';
import type { Config } from '../../../config/config.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { bringBack } from '../above/keep-within.ts';
import { reportEnd } from '../notices/report-end.ts';
import { isOnTrial, planAt, plansIncluding, type Terms } from '../plan-terms.ts';
import { alignFeatures, saveTerms } from '../plans.repository.ts';
import { createPayments } from './create-payments.ts';
import { enqueueCancel } from './enqueue-cancel.ts';
import { isToBeCanceled, lockPayer, savePayer } from './payments.repository.ts';
import type { Subscription } from './payments.ts';

type Dependencies = { database: Database; config: Pick<Config, 'stripe' | 'publicUrl' | 'planEnforcement'> };

/** Updates a company's plan to the provider's current state; can run any number of times, in any order. */
export async function applyPaymentHandler(
  { subscriptionId }: { subscriptionId: string },
  { database, config }: Dependencies,
): Promise<void> {
  const subscription = await createPayments(config)?.find(subscriptionId);
  if (subscription === undefined || subscription.state === 'waiting') return;
  const { companyId, customer, state } = subscription;
  await inTransaction(database, async (transaction) => {
    const payer = await lockPayer(transaction, companyId);
    if (payer === undefined) return;
    const { payment_subscription: known, ...terms } = payer;
    const isKnown = known === subscriptionId;
    if (!isKnown && state !== 'paid') return;
    // It was replaced, and the provider does not know yet.
    if (!isKnown && (await isToBeCanceled(transaction, subscriptionId))) return;
    // Two checkouts from two tabs are charged once.
    if (!isKnown && known !== null) await enqueueCancel(transaction, known);
    const isFailing = state === 'failing';
    await savePayer(transaction, companyId, {
      payment_customer: customer,
      payment_subscription: state === 'ended' ? null : subscriptionId,
      payment_failed_at: isFailing ? (payer.payment_failed_at ?? new Date()) : null,
    });
    if (isFailing && payer.payment_failed_at === null)
      await emit(transaction, { type: 'company.payment_failed', by: { companyId } });
    if (isFailing) return;
    const applied = termsOf(terms, subscription, new Date());
    await saveTerms(transaction, companyId, applied);
    await alignFeatures(transaction, plansIncluding(config), companyId);
    if (applied.next_plan === null) await bringBack(transaction, companyId, plans[applied.plan].limits);
    const from = planAt(terms, new Date());
    const to = state === 'ended' ? 'starter' : subscription.plan;
    if (from === to) return;
    await emit(transaction, { type: 'company.plan_paid', by: { companyId }, from, to });
    if (state === 'ended')
      await reportEnd(transaction, { companyId, plan: to, isTrial: false, period: subscriptionId });
  });
}

/** A larger paid plan applies at once, a smaller one at the end of the period. */
function termsOf(terms: Terms, subscription: Subscription, now: Date): Terms {
  const { plan, billing, state, periodStart, periodEnd, endsWithPeriod } = subscription;
  // A plan that ends without payment leaves one that nobody has chosen.
  const plan_chosen_at = state === 'ended' || endsWithPeriod ? null : (terms.plan_chosen_at ?? now);
  const nothing = { trial_ends_at: null, next_plan: null, next_plan_at: null, plan_chosen_at };
  if (state === 'ended') return { plan: 'starter', billing, cycle_started_at: now, ...nothing };
  const from = planAt(terms, now);
  const isLess = isDowngrade(from, plan) && !isOnTrial(terms, now) && periodEnd > now;
  const current = { plan: isLess ? from : plan, billing, cycle_started_at: periodStart, ...nothing };
  const next = endsWithPeriod ? 'starter' : isLess ? plan : null;
  return next === null || next === current.plan
    ? current
    : { ...current, next_plan: next, next_plan_at: periodEnd };
}
