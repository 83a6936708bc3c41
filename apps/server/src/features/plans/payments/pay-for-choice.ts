import { isDowngrade, type PlanChoice } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { refuseByAgreement } from '../agreement/by-agreement.ts';
import { planAt } from '../plan-terms.ts';
import { findPayer, findPerson } from './payments.repository.ts';
import { PaymentRefused, type Payments } from './payments.ts';

/**
 * The provider's part of a choice, before it may be stored. It runs outside transactions; what a crash leaves unstored
 * comes with the provider's next event.
 * @returns the address of the checkout page, in which case nothing may be stored; null: go on.
 * @throws RequestError unprocessable for a plan by agreement, and for a refused payment.
 */
export async function payForChoice(
  { database, payments }: { database: Database; payments: Payments },
  { companyId, userId }: Actor,
  { plan, billing }: PlanChoice,
): Promise<string | null> {
  const payer = await findPayer(database, companyId);
  const from = planAt(payer, new Date());
  refuseByAgreement(from, plan);
  const isLess = isDowngrade(from, plan);
  const { payment_subscription: subscriptionId } = payer;
  if (subscriptionId === null) {
    // A company that pays nothing falls back to Starter by itself. From a plan by agreement, Growth has to be paid too.
    if ((isLess && plan === 'starter') || plan === 'enterprise') return null;
    const person = await findPerson(database, companyId, userId);
    if (person === undefined) throw new RequestError('request.unauthorized');
    const { email } = person;
    return payments.beginCheckout({ companyId, customer: payer.payment_customer, email, plan, billing });
  }
  const isKept = plan === from && billing === payer.billing;
  const when = isLess || isKept ? 'periodEnd' : 'now';
  try {
    await payments.change(subscriptionId, { plan, billing: isLess ? payer.billing : billing }, when);
  } catch (error) {
    if (error instanceof PaymentRefused) throw new RequestError('plan.payment_refused');
    throw error;
  }
  return null;
}
