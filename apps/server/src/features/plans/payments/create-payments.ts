import type { Config } from '../../../config/config.ts';
import type { Payments } from './payments.ts';

/** The provider's library is loaded with the first payment only. undefined: no provider is set up. */
export function createPayments({
  stripe,
  publicUrl,
}: Pick<Config, 'stripe' | 'publicUrl'>): Payments | undefined {
  if (stripe === undefined) return undefined;
  let loaded: Promise<Payments> | undefined;
  const payments = () =>
    (loaded ??= import('./stripe-payments.ts').then(({ createStripePayments }) =>
      createStripePayments(stripe, publicUrl),
    ));
  return {
    beginCheckout: async (order) => (await payments()).beginCheckout(order),
    change: async (id, choice, when) => (await payments()).change(id, choice, when),
    cancel: async (id) => (await payments()).cancel(id),
    find: async (id) => (await payments()).find(id),
    readEvent: async (body, signature) => (await payments()).readEvent(body, signature),
  };
}
