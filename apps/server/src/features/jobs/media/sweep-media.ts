import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { jobMedia } from './job-media.ts';
import { findForgotten } from './used-media.repository.ts';

/** Drafts of jobs wait in a browser until they are saved. */
const keptMilliseconds = 7 * 24 * 60 * 60_000;
const mostAtOnce = 200;

export async function sweepMediaHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  const before = new Date(Date.now() - keptMilliseconds);
  for (const { id, company_id } of await findForgotten(database, before, mostAtOnce))
    await inTransaction(database, (transaction) => jobMedia.removeUnused(transaction, company_id, [id]));
}
