import { type Database, inTransaction } from '../../platform/database/index.ts';
import { removeExports } from './remove-exports.ts';

export async function sweepExportsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  await inTransaction(database, (transaction) =>
    removeExports(transaction, { kind: 'over', now: new Date() }),
  );
}
