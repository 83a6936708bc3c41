import { type Expression, sql } from 'kysely';
import { type Screening, storedAnswerColumns } from '../../platform/answers/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';
import { type Candidate, requireMailed } from '../../platform/http/index.ts';
import { namedLanguageOfCall } from '../../platform/texts/index.ts';

type Owner = { companyId: number; submissionId: number };

/** A literal in the statement: PostgreSQL uses the index of finished submissions only when it can see it. */
export const uploading = sql.lit('uploading' as const);

export function hasEmail(lowerCaseEmail: Expression<string>) {
  return sql<boolean>`lower(submissions.candidate_email) = ${lowerCaseEmail}`;
}

/** Has this address, whatever its case, submitted for this active job, without being allowed to do so again? */
export async function hasSubmitted(
  database: Database | Transaction,
  job: { id: number; company_id: number },
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', job.company_id)
    .where('job_id', '=', job.id)
    .where(hasEmail(sql.val(email.toLowerCase())))
    .where('status', '<>', uploading)
    .where('new_attempt_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these addresses, in lower case, that have submitted for the job. */
export async function findSubmittedAddresses(
  database: Database | Transaction,
  job: { id: number; company_id: number },
  emails: readonly string[],
): Promise<string[]> {
  const email = sql<string>`lower(candidate_email)`;
  const rows = await database
    .selectFrom('submissions')
    .select(email.as('email'))
    .where('company_id', '=', job.company_id)
    .where('job_id', '=', job.id)
    .where(sql<boolean>`${email} = any(${[...emails]}::text[])`)
    .where('status', '<>', uploading)
    .where('new_attempt_at', 'is', null)
    .execute();
  return rows.map((row) => row.email);
}

/** Has this address an unfinished interview for this job? One without its resume does not count. */
export async function hasBegun(
  database: Database,
  job: { id: number; company_id: number },
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', job.company_id)
    .where('job_id', '=', job.id)
    .where(hasEmail(sql.val(email.toLowerCase())))
    .where('status', '=', uploading)
    .where('resume_file_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const activeJob = prepare((database, given: Given<{ jobId: number }>) =>
  database
    .selectFrom('jobs')
    .select(['id', 'company_id', 'share_token'])
    .where(
      'id',
      '=',
      given(({ jobId }) => jobId),
    )
    .where('status', '=', sql.lit('active' as const)),
);

/** The company of a job whose interview is open. */
export async function findActiveJob(database: Database, jobId: number) {
  const [job] = await activeJob(database, { jobId });
  return job;
}

/** The unfinished interview that was begun with an invitation. */
export function findBegunWith(database: Database, invitationId: number) {
  return database
    .selectFrom('submissions')
    .select(['id', 'company_id'])
    .where('invitation_id', '=', invitationId)
    .where('status', '=', uploading)
    .executeTakeFirst();
}

/** Counts a visit of an active job's link today (UTC). */
export async function countOpening(database: Database, shareToken: string): Promise<void> {
  await database
    .insertInto('job_day_additions')
    .columns(['company_id', 'day', 'job_id', 'job_type', 'opened', 'started'])
    .expression((builder) =>
      builder
        .selectFrom('jobs')
        .select([
          'company_id',
          sql<Date>`(now() at time zone 'UTC')::date`.as('day'),
          'id',
          'type',
          sql.lit(1).as('opened'),
          sql.lit(0).as('started'),
        ])
        .where('share_token', '=', shareToken)
        .where('status', '=', sql.lit('active' as const)),
    )
    .execute();
}

/** What a candidate token is compared with; undefined once its submission is erased. */
export function findOwnership(database: Database, submissionId: number) {
  return database
    .selectFrom('submissions')
    .select(['company_id', 'owned_by_mail_at'])
    .where('id', '=', submissionId)
    .executeTakeFirst();
}

export function findInterview(database: Database | Transaction, { companyId, submissionId }: Owner) {
  return database
    .selectFrom('submissions')
    .leftJoin('files', 'files.id', 'submissions.resume_file_id')
    .select([
      'submissions.id',
      'submissions.job_id',
      'submissions.status',
      'submissions.candidate_name',
      'submissions.candidate_email',
      'submissions.resume_file_id',
      'submissions.time_factor',
      'submissions.untimed',
      'submissions.questions_in_advance',
      'submissions.language',
      'submissions.new_attempt_at',
      'submissions.owned_by_mail_at',
      'submissions.screening',
      'files.name as resume_name',
      'files.size_bytes as resume_size',
      'files.mime as resume_mime',
    ])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}
export type InterviewRow = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

export function findInterviewResponses(database: Database | Transaction, { companyId, submissionId }: Owner) {
  return database
    .selectFrom('responses')
    .select([
      'id',
      'question_id',
      'file_id',
      'processing_status',
      'failure',
      'former_take_id',
      'duration_seconds',
    ])
    .select(storedAnswerColumns)
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
}
export type InterviewResponseRow = Awaited<ReturnType<typeof findInterviewResponses>>[number];

export function findTakeCounts(database: Database, { companyId, submissionId }: Owner) {
  return database
    .selectFrom('take_counts')
    .select(['question_id', 'takes'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}
export type TakeCountRow = Awaited<ReturnType<typeof findTakeCounts>>[number];

/** Precision of `noteReturn`, so that not every call writes. Abandoned interviews are kept for a day at least. */
const returnPrecisionHours = 1;

/** The candidate continues this interview, so it does not count as abandoned. */
export async function noteReturn(database: Database, { companyId, submissionId }: Owner): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '=', uploading)
    .where('updated_at', '<', sql<Date>`now() - make_interval(hours => ${sql.lit(returnPrecisionHours)})`)
    .execute();
}

/** A mailed link of it was opened; the first time counts. Not once it is submitted: no other person adds to it then. */
export async function noteOwner(database: Database, { companyId, submissionId }: Owner): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ owned_by_mail_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '=', uploading)
    .where('owned_by_mail_at', 'is', null)
    .execute();
}

/** Locks the submission until the transaction ends. @throws RequestError as `requireMailed` does. */
export async function lockInterview(transaction: Transaction, candidate: Candidate) {
  const row = await transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'resume_file_id', 'candidate_email', 'owned_by_mail_at'])
    .where('company_id', '=', candidate.companyId)
    .where('id', '=', candidate.submissionId)
    .forUpdate()
    .executeTakeFirst();
  if (row !== undefined) requireMailed(candidate, row);
  return row;
}

export async function setResume(
  transaction: Transaction,
  { companyId, submissionId }: Owner,
  fileId: number,
) {
  await transaction
    .updateTable('submissions')
    .set({ resume_file_id: fileId, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

/** `uploading → processing`. @throws the unique violation when this address has submitted for the job meanwhile. */
export async function markSubmitted(
  transaction: Transaction,
  { companyId, submissionId }: Owner,
  { now, answerBy, screening }: { now: Date; answerBy: string | null; screening: Screening | null },
) {
  const language = namedLanguageOfCall();
  await transaction
    .updateTable('submissions')
    .set({ status: 'processing', language, submitted_at: now, completed_at: now, updated_at: now })
    .set({ answer_by: answerBy })
    .set(screening === null ? {} : { screening: screening.outcome, unmet_requirements: [...screening.unmet] })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}
