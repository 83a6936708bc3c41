import type { Database } from '../database/index.ts';
import { deleteOldMails } from './mail-counts.ts';

export async function sweepMailsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  await deleteOldMails(database);
}
