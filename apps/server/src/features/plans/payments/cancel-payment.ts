import type { Config } from '../../../config/config.ts';
import { createPayments } from './create-payments.ts';

/** Cancels a subscription that another one has replaced. */
export async function cancelPaymentHandler(
  { subscriptionId }: { subscriptionId: string },
  { config }: { config: Pick<Config, 'stripe' | 'publicUrl'> },
): Promise<void> {
  const payments = createPayments(config);
  const subscription = await payments?.find(subscriptionId);
  if (subscription !== undefined && subscription.state !== 'ended') await payments?.cancel(subscriptionId);
}
