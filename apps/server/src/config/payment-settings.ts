import * as z from 'zod';
import { characters, missingSetting, setting, webAddress } from './setting.ts';

/** The payment provider for plans; without keys there is none, and a confirmation is enough. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: setting(
    characters(1, 500).optional(),
    'none: plans are free',
    'Stripe secret key; plans are then paid through Stripe',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    characters(1, 500).optional(),
    'none',
    'Signing secret of the Stripe webhook that calls PUBLIC_URL/api/payments/stripe-events',
  ),
  STRIPE_API_URL: setting(webAddress, 'https://api.stripe.com', 'URL of the Stripe API'),
} as const;

type Values = {
  [Name in keyof typeof paymentSettings]: z.output<(typeof paymentSettings)[Name]['schema']>;
};

/** Both or none: without webhooks payments would be lost. @throws SettingError naming the missing one. */
export function readPaymentSettings(
  values: Values,
): { secretKey: string; webhookSecret: string; apiUrl: string } | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (webhookSecret === undefined) throw missingSetting('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  if (secretKey === undefined) throw missingSetting('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}
