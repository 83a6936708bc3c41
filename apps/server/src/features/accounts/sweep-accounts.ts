import { type Database, inTransaction } from '../../platform/database/index.ts';
import { deleteExpired } from './sessions.repository.ts';

export function sweepAccountsHandler(_payload: unknown, { database }: { database: Database }): Promise<void> {
  return inTransaction(database, (transaction) => deleteExpired(transaction, new Date()));
}
