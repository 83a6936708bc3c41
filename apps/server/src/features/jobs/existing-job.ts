import type { Job } from '@nimble/contracts/jobs';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { presentJob } from './jobs.presenter.ts';
import { findJob } from './jobs.repository.ts';

/** @throws RequestError notFound for a job that is missing or of another company. */
export async function requireJob(database: Database, companyId: number, jobId: number) {
  const row = await findJob(database, companyId, jobId);
  if (row === undefined) throw new RequestError('job.not_found');
  return row;
}

/** The same, as answers show it. */
export async function showJob(database: Database, companyId: number, jobId: number): Promise<Job> {
  return presentJob(await requireJob(database, companyId, jobId));
}

/** Those of these jobs that there are, as far as the person sees them. */
export async function findJobIds(
  database: Database | Transaction,
  companyId: number,
  jobIds: readonly number[],
): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', jobIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** As `findJobIds`; a job is not deleted before the transaction ends. */
export async function holdJobIds(
  transaction: Transaction,
  companyId: number,
  jobIds: readonly number[],
): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', jobIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}
