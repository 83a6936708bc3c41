import type { Submission, SubmissionStatus } from '@nimble/contracts/submissions';
import { type Database, lockSubmission, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type FileAccess, presentSubmission } from './submissions.presenter.ts';
import { findSubmission } from './submissions.repository.ts';

/** @throws RequestError notFound for a submission that is missing or of another company. */
export async function showSubmission(
  { database, ...files }: FileAccess & { database: Database },
  companyId: number,
  submissionId: number,
): Promise<Submission> {
  const row = await findSubmission(database, companyId, submissionId);
  if (row === undefined) throw new RequestError('submission.not_found');
  return presentSubmission(row, files);
}

/** A submission that a reviewer may act on; locked until the transaction ends. */
export async function lockFinished(transaction: Transaction, companyId: number, submissionId: number) {
  const row = await lockSubmission(transaction, companyId, submissionId);
  if (row === undefined || row.status === 'uploading') {
    throw new RequestError('submission.not_found');
  }
  return row;
}

/** Its message for open browsers. */
export function shown(row: { id: number; job_id: number; status: SubmissionStatus }) {
  return { submissionId: row.id, jobId: row.job_id, status: row.status };
}
