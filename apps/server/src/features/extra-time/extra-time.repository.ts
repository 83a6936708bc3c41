import type { ExtraTime } from '@nimble/contracts/extra-time';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** What one address is allowed. */
type Allowance = Omit<ExtraTime, 'email'>;
/** `email` is in lower case. */
type Candidate = { companyId: number; jobId: number; email: string };

export function findExtraTimes(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('extra_times')
    .select(['email', 'factor', 'untimed', 'questions_in_advance as questionsInAdvance'])
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .orderBy('email')
    .execute();
}

const nothing: Allowance = { factor: 1, untimed: false, questionsInAdvance: false };

/** Factor 1 and nothing else without extra time. */
export async function findAllowance(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
): Promise<Allowance> {
  const row = await transaction
    .selectFrom('extra_times')
    .select(['factor', 'untimed', 'questions_in_advance as questionsInAdvance'])
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? nothing;
}

/** Until the transaction ends; an interview of this candidate begins before or after it. */
export async function lockExtraTime(transaction: Transaction, { jobId, email }: Candidate): Promise<void> {
  await sql`select lock_extra_time(${jobId}::bigint, ${email}::text)`.execute(transaction);
}

export async function putExtraTime(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
  { factor, untimed, questionsInAdvance }: Allowance,
): Promise<void> {
  const given = { factor, untimed, questions_in_advance: questionsInAdvance };
  await transaction
    .insertInto('extra_times')
    .values({ company_id: companyId, job_id: jobId, email, ...given })
    .onConflict((conflict) => conflict.columns(['job_id', 'email']).doUpdateSet(given))
    .execute();
}

export async function deleteExtraTime(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
): Promise<void> {
  await transaction
    .deleteFrom('extra_times')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('email', '=', email)
    .execute();
}

/** Unfinished interviews of this candidate; the times with which they began stay. */
export async function setTimesOfOpen(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
  { factor, untimed, questionsInAdvance }: Allowance,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({
      time_factor: sql<number>`greatest(${factor}::float, begun_time_factor)`,
      untimed: sql<boolean>`${untimed}::boolean or begun_untimed`,
      questions_in_advance: questionsInAdvance,
    })
    .where('submissions.company_id', '=', companyId)
    .where('submissions.job_id', '=', jobId)
    .where(sql<string>`lower(candidate_email)`, '=', email)
    .where('submissions.status', '=', 'uploading')
    .execute();
}
