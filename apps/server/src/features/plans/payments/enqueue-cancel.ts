import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { applyPayment, cancelPayment } from '../plans.tasks.ts';

/**
 * Cancels a subscription that the company has no more. In the queue of the events: none of them is applied between
 * reading the subscription as paid and its end, which would bring it back.
 */
export function enqueueCancel(transaction: Transaction, subscriptionId: string): Promise<void> {
  return enqueue(transaction, cancelPayment, { subscriptionId }, { queue: applyPayment.name });
}
