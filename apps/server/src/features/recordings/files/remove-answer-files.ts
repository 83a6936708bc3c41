import type { Transaction } from '../../../platform/database/index.ts';
import { deleteFiles, eraseFiles } from '../../../platform/files/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { takeKeys } from '../takes/take-keys.ts';
import { deleteTakes } from '../takes/takes.repository.ts';
import { type FileRow, findFilesOfQuestion, selectFiles } from './answer-files.repository.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** Deletes files with their bytes, whether they have arrived or not. */
export async function removeAnswerFiles(
  transaction: Transaction,
  owner: Owner,
  files: readonly FileRow[],
): Promise<void> {
  if (files.length === 0) return;
  const takeIds = files.map(({ take_id }) => take_id);
  const fileIds = files.flatMap(({ file_id }) => file_id ?? []);
  await deleteTakes(transaction, owner, takeIds);
  await deleteFiles(transaction, owner.companyId, fileIds);
  await enqueue(transaction, eraseFiles, { keys: takeIds.flatMap(takeKeys) });
}

/** Deletes the files of the answer that another one replaces, but for those that it has too. */
export async function removeUsedFiles(
  transaction: Transaction,
  owner: Owner,
  questionId: number,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const files = await findFilesOfQuestion(transaction, owner, questionId);
  const replaced = files.filter(({ response_id, take_id }) => response_id !== null && !kept.has(take_id));
  await removeAnswerFiles(transaction, owner, replaced);
}

/** A submitted interview has the files of its answers and no others. */
export async function deleteUnusedFiles(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const owner = { companyId, submissionId };
  const unused = await selectFiles(transaction, owner)
    .where('answer_files.response_id', 'is', null)
    .execute();
  await removeAnswerFiles(transaction, owner, unused);
}
