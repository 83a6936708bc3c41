import { sweepAttempts } from '../../platform/attempts/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { deleteExpired } from './sessions/sessions.repository.ts';

export async function sweepAccountsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  const now = new Date();
  await inTransaction(database, (transaction) => deleteExpired(transaction, now));
  await sweepAttempts(database, now);
}
