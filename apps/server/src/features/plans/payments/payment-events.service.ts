import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { applyPayment } from '../plans.tasks.ts';
import { isNewEvent } from './payments.repository.ts';
import type { Payments } from './payments.ts';

/** The payment provider's events. An event is only a hint: the current state is fetched from the provider. */
export function createPaymentEventsService(database: Database, payments: Payments | undefined) {
  return {
    /** @throws RequestError notFound without a provider, invalidInput for a wrong signature. */
    async take(body: Buffer, signature: string): Promise<void> {
      if (payments === undefined) throw new RequestError('request.not_found');
      const event = await payments.readEvent(body, signature);
      if (event === undefined) throw new RequestError('request.invalid');
      await inTransaction(database, async (transaction) => {
        const { subscriptionId } = event;
        if (!(await isNewEvent(transaction, event)) || subscriptionId === null) return;
        // In their order, so that two about one subscription do not cross.
        await enqueue(transaction, applyPayment, { subscriptionId }, { queue: applyPayment.name });
      });
    },
  };
}
export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>;
