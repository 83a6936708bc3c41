import { billingCycles, planNames, plans } from '@nimble/contracts/plans';
import Stripe from 'stripe';
import * as z from 'zod';
import {
  type PaidChoice,
  type PaymentEvent,
  PaymentRefused,
  type Payments,
  type Subscription,
} from './payments.ts';

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string };

const timeoutMilliseconds = 20_000;

/** Nimble's metadata on a subscription. */
const metadata = z.object({
  company: z.coerce.number().int().positive(),
  plan: z.enum(planNames),
  billing: z.enum(billingCycles),
});

const states: Readonly<Record<string, Subscription['state']>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'failing',
  incomplete: 'waiting',
};

/** Stripe Checkout and subscriptions. Prices come from Nimble's own catalog, so that nothing is set up at Stripe. */
export function createStripePayments(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  publicUrl: string,
): Payments {
  const stripe = openStripe(secretKey, apiUrl);

  return {
    async beginCheckout({ companyId, customer, email, ...choice }) {
      const { url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        ...(customer === null ? { customer_email: email } : { customer }),
        line_items: [{ quantity: 1, price_data: { ...priceOf(choice), product_data: productOf(choice) } }],
        subscription_data: { metadata: { ...choice, company: String(companyId) } },
        success_url: `${publicUrl}/plans?payment=made`,
        cancel_url: `${publicUrl}/plans?payment=canceled`,
      });
      if (url === null) throw new Error('A checkout has no address.');
      return url;
    },

    change: (subscriptionId, choice, when) => changeSubscription(stripe, subscriptionId, choice, when),

    async cancel(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId, { invoice_now: true, prorate: true });
    },

    async find(subscriptionId) {
      try {
        return readSubscription(await stripe.subscriptions.retrieve(subscriptionId));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
          return undefined;
        throw error;
      }
    },

    async readEvent(body, signature) {
      try {
        return readEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function openStripe(secretKey: string, apiUrl: string): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: timeoutMilliseconds,
    telemetry: false,
  });
}

async function changeSubscription(
  stripe: Stripe,
  subscriptionId: string,
  choice: PaidChoice,
  when: Parameters<Payments['change']>[2],
): Promise<void> {
  const { items, metadata: written } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (item === undefined) throw new Error('A subscription has nothing that is paid for.');
  const price = await stripe.prices.create({ ...priceOf(choice), product_data: productOf(choice) });
  try {
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item.id, price: price.id }],
      metadata: { ...written, ...choice },
      cancel_at_period_end: false,
      proration_behavior: when === 'now' ? 'always_invoice' : 'none',
      payment_behavior: 'error_if_incomplete',
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.message);
    throw error;
  }
}

function priceOf({ plan, billing }: PaidChoice) {
  const { monthlyPrice, annualPrice } = plans[plan];
  const dollars = billing === 'annual' ? annualPrice : monthlyPrice;
  if (dollars === null) throw new Error('A plan by agreement has no price.');
  const interval = billing === 'annual' ? ('year' as const) : ('month' as const);
  return { currency: 'usd', unit_amount: dollars * 100, recurring: { interval } };
}

const productOf = ({ plan }: PaidChoice) => ({ name: `Nimble ${plans[plan].name}` });

function readSubscription(subscription: Stripe.Subscription): Subscription | undefined {
  const written = metadata.safeParse(subscription.metadata);
  const [item] = subscription.items.data;
  if (!written.success || item === undefined) return undefined;
  const { company, plan, billing } = written.data;
  return {
    plan,
    billing,
    id: subscription.id,
    companyId: company,
    customer: idOf(subscription.customer),
    state: states[subscription.status] ?? 'ended',
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

function readEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed': {
      const { subscription } = event.data.object;
      return { id, type, subscriptionId: subscription === null ? null : idOf(subscription) };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { id, type, subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return { id, type, subscriptionId: subscription === undefined ? null : idOf(subscription) };
    }
    default:
      return { id, type, subscriptionId: null };
  }
}

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
