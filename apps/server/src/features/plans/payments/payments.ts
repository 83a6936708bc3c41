import type { BillingCycle, PlanName } from '@nimble/contracts/plans';

export type PaidChoice = { plan: PlanName; billing: BillingCycle };

/**
 * The provider's state of a company's subscription.
 * - `paid`: its plan may be used.
 * - `failing`: the last payment failed, and the provider retries.
 * - `waiting`: the first payment is not made yet.
 * - `ended`: it is not paid any more.
 */
export type Subscription = PaidChoice & {
  id: string;
  customer: string;
  companyId: number;
  state: 'paid' | 'failing' | 'waiting' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  /** Canceled for the end of the period. */
  endsWithPeriod: boolean;
};

export type PaymentEvent = {
  id: string;
  type: string;
  /** Its subscription; null for one that is not Nimble's. */
  subscriptionId: string | null;
};

type Order = PaidChoice & {
  companyId: number;
  /** Known from an earlier payment. */
  customer: string | null;
  email: string;
};

/** The provider refuses the payment, for a reason that the buyer can fix. */
export class PaymentRefused extends Error {}

/** A payment provider. There is one implementation, Stripe's; without its keys there is none. */
export type Payments = {
  /** @returns the address of the provider's checkout page. */
  beginCheckout: (order: Order) => Promise<string>;
  /**
   * `now`: the difference is charged at once. `periodEnd`: the next period costs the new price.
   * @throws PaymentRefused, and nothing has changed.
   */
  change: (subscriptionId: string, choice: PaidChoice, when: 'now' | 'periodEnd') => Promise<void>;
  /** At once, and the rest of the period is credited. */
  cancel: (subscriptionId: string) => Promise<void>;
  /** undefined: missing, or no subscription of Nimble's. */
  find: (subscriptionId: string) => Promise<Subscription | undefined>;
  /** undefined: not signed by the provider, or too old. */
  readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent | undefined>;
};
