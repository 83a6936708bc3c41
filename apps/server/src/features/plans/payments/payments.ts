import type { BillingCycle, PlanName } from '@nimble/contracts/plans';

export type PaidChoice = { plan: PlanName; billing: BillingCycle };

/**
 * What the provider says of a company's subscription.
 * - `paid`: what it is for may be used.
 * - `failing`: the last payment failed, and the provider tries again.
 * - `waiting`: the first payment is not made yet.
 * - `ended`: nothing is paid any more.
 */
export type Subscription = PaidChoice & {
  id: string;
  customer: string;
  companyId: number;
  state: 'paid' | 'failing' | 'waiting' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  /** Somebody has ended it for the end of the period. */
  endsWithPeriod: boolean;
};

export type PaymentEvent = {
  id: string;
  type: string;
  /** The subscription that it is about; null for one that Nimble has nothing to do for. */
  subscriptionId: string | null;
};

type Order = PaidChoice & {
  companyId: number;
  /** Known from an earlier payment. */
  customer: string | null;
  email: string;
};

/** The provider refuses the payment, for a reason that the buyer can do something about. */
export class PaymentRefused extends Error {}

/** Somebody who takes payments. There is one implementation, Stripe's; without its keys there is none. */
export type Payments = {
  /** @returns the address of the provider's page where the buyer pays. */
  beginCheckout: (order: Order) => Promise<string>;
  /**
   * `now`: the difference is paid at once. `periodEnd`: the next period costs the new price.
   * @throws PaymentRefused, and nothing has changed.
   */
  change: (subscriptionId: string, choice: PaidChoice, when: 'now' | 'periodEnd') => Promise<void>;
  /** At once, and what is left of the period is credited. */
  cancel: (subscriptionId: string) => Promise<void>;
  /** undefined: there is none, or it is no subscription of Nimble's. */
  find: (subscriptionId: string) => Promise<Subscription | undefined>;
  /** undefined: not signed by the provider, or long ago. */
  readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent | undefined>;
};
