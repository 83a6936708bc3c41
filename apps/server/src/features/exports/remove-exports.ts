import type { Transaction } from '../../platform/database/index.ts';
import { eraseFiles, removeFiles } from '../../platform/files/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { deleteExports, type Removed } from './exports.repository.ts';

/** Deletes the rows; tasks erase the files after the commit. A running task sees that its row is gone, and stops. */
export async function removeExports(transaction: Transaction, which: Removed): Promise<number> {
  const rows = await deleteExports(transaction, which);
  for (const { company_id, file_id, storage_key } of rows) {
    if (file_id === null) await enqueue(transaction, eraseFiles, { keys: [storage_key] });
    else await removeFiles(transaction, company_id, [file_id]);
  }
  return rows.length;
}
