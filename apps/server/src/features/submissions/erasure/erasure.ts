import type { Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { deleteFiles, eraseFiles } from '../../../platform/files/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { findUploadedFileIds, takeKeys } from '../../recordings/index.ts';
import { restFolder } from '../films/rest-keys.ts';
import {
  deleteSubmissions,
  findFileIds,
  findTakeIds,
  forgetAddressesOf,
  lockSubmissionsOfJob,
} from './erasure.repository.ts';

const batchSize = 100;
/** The keys of one erasing task. */
const keysPerTask = 500;

/** Erases submissions with all that belongs to them; the stored bytes right after the commit, retried until deleted. */
export async function eraseSubmissions(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<void> {
  // First: it locks the exports, so that one that is just being finished sees what is erased.
  await emit(transaction, {
    type: 'submission.data_erased',
    by: { companyId },
    submissionIds: [...submissionIds],
  });
  const fileIds = [
    ...(await findFileIds(transaction, companyId, submissionIds)),
    ...(await findUploadedFileIds(transaction, companyId, submissionIds)),
  ];
  const takeIds = await findTakeIds(transaction, companyId, submissionIds);
  await forgetAddressesOf(transaction, companyId, submissionIds);
  await deleteSubmissions(transaction, companyId, submissionIds);
  const fileKeys = await deleteFiles(transaction, companyId, fileIds);
  const keys = [...new Set([...fileKeys, ...takeIds.flatMap(takeKeys), ...submissionIds.map(restFolder)])];
  for (let start = 0; start < keys.length; start += keysPerTask) {
    await enqueue(transaction, eraseFiles, { keys: keys.slice(start, start + keysPerTask) });
  }
}

export async function eraseSubmissionsOfJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<void> {
  for (;;) {
    const ids = await lockSubmissionsOfJob(transaction, companyId, jobId, batchSize);
    if (ids.length === 0) return;
    await eraseSubmissions(transaction, companyId, ids);
  }
}
