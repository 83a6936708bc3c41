import { type Database, lockSubmission, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Candidate, requireMailed } from '../../../platform/http/index.ts';
import { findTake } from './takes.repository.ts';

/** A take of this interview while it is open. */
export async function openTake(database: Database, candidate: Candidate, takeId: string) {
  const take = await findTake(database, candidate, takeId);
  if (take === undefined) throw new RequestError('request.not_found');
  if (take.submission_status !== 'uploading') {
    throw new RequestError('interview.already_submitted');
  }
  return take;
}

/** Keeps the interview open until the transaction ends. */
export async function requireOpen(transaction: Transaction, candidate: Candidate): Promise<void> {
  const submission = await lockSubmission(transaction, candidate.companyId, candidate.submissionId);
  if (submission !== undefined) requireMailed(candidate, submission);
  if (submission?.status !== 'uploading') throw new RequestError('interview.already_submitted');
}
