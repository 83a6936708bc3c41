import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/** The submissions of a job, finished or not, locked until the transaction ends. */
export async function lockSubmissionsOfJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  atMost: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Every file row that belongs to these submissions. */
export async function findFileIds(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  const own = await transaction
    .selectFrom('submissions')
    .select(['resume_file_id', 'video_file_id', 'poster_file_id'])
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .execute();
  const answers = await transaction
    .selectFrom('responses')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .execute();
  return [
    ...own.flatMap((row) => [row.resume_file_id, row.video_file_id, row.poster_file_id]),
    ...answers.map((row) => row.file_id),
  ].filter((id) => id !== null);
}

/** Uploaded takes, accepted or not. */
export async function findTakeIds(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  const rows = await transaction
    .selectFrom('takes')
    .select('id')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the invitations and extra times of these candidates: addresses must not outlive their submissions. */
export async function forgetAddressesOf(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('job_invitations')
    .using('submissions')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', 'in', submissionIds)
    .whereRef('job_invitations.company_id', '=', 'submissions.company_id')
    .whereRef('job_invitations.job_id', '=', 'submissions.job_id')
    .where(sql<boolean>`job_invitations.email = lower(submissions.candidate_email)`)
    .execute();
  await transaction
    .deleteFrom('extra_times')
    .using('submissions')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', 'in', submissionIds)
    .whereRef('extra_times.company_id', '=', 'submissions.company_id')
    .whereRef('extra_times.job_id', '=', 'submissions.job_id')
    .where(sql<boolean>`extra_times.email = lower(submissions.candidate_email)`)
    .execute();
}

/** Deletes the rows; responses and takes go with them. */
export async function deleteSubmissions(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('submissions')
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .execute();
}
