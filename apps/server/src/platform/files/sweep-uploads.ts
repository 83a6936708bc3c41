import { type Database, inTransaction } from '../database/index.ts';
import { removeFiles } from './remove-files.ts';
import { findForgottenUploads } from './uploads.ts';

/** Long enough for a form to be filled in and saved. */
const keptMilliseconds = 24 * 60 * 60_000;
const mostAtOnce = 200;

/** Deletes uploads that were never used, and pictures of deleted users. */
export async function sweepUploadsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  const before = new Date(Date.now() - keptMilliseconds);
  await inTransaction(database, async (transaction) => {
    for (const { company_id, file_id } of await findForgottenUploads(transaction, before, mostAtOnce)) {
      await removeFiles(transaction, company_id, [file_id]);
    }
  });
}
