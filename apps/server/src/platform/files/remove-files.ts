import type { Transaction } from '../database/index.ts';
import { enqueue } from '../tasks/index.ts';
import { deleteFiles } from './file-rows.ts';
import { eraseFiles } from './files.tasks.ts';

/** Deletes the rows, and with them the references; a task erases the bytes after the commit. */
export async function removeFiles(
  transaction: Transaction,
  companyId: number,
  fileIds: readonly number[],
): Promise<void> {
  const keys = await deleteFiles(transaction, companyId, fileIds);
  if (keys.length > 0) await enqueue(transaction, eraseFiles, { keys });
}
