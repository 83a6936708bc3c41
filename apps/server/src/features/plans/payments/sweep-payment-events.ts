import type { Database } from '../../../platform/database/index.ts';
import { deleteEventsBefore } from './payments.repository.ts';

/** The provider repeats events for some days at most. */
const keptMilliseconds = 60 * 24 * 60 * 60_000;

export async function sweepPaymentEventsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  await deleteEventsBefore(database, new Date(Date.now() - keptMilliseconds));
}
