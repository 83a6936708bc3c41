import type { Database } from '../../platform/database/index.ts';
import { deleteOldMails } from './mails.repository.ts';

export async function sweepMailsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  await deleteOldMails(database);
}
