import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';
import { hasFile, storedAnswerColumns } from '../../../platform/answers/index.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { brandColumns, contactColumns } from '../../companies/index.ts';

/** The candidate's own, else as the employer chose for the job or for all of them. */
const languageOfCandidate = sql<Language | null>`coalesce(submissions.language, jobs.language, companies.language)`;

const answerBy = sql<string | null>`to_char(submissions.answer_by, 'YYYY-MM-DD')`.as('answer_by');

/** Finds an interview by its id alone, because the signature of its token was checked. Undefined once it is erased. */
export function findSentInterview(database: Database, submissionId: number) {
  return database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .leftJoin('files', 'files.id', 'submissions.resume_file_id')
    .select([
      'submissions.id',
      'submissions.company_id',
      'submissions.candidate_name',
      'submissions.candidate_email',
      'submissions.submitted_at',
      'submissions.screening',
      'submissions.created_at',
      languageOfCandidate.as('language'),
      'submissions.performance_consented_at',
      'submissions.behavioral_consented_at',
      'jobs.title as job_title',
      'submissions.resume_file_id',
      'files.name as resume_name',
      'files.size_bytes as resume_size',
      'submissions.status',
      'submissions.reviewed_at',
      'submissions.watched_at',
      answerBy,
      'companies.shows_watched',
      'companies.shows_decisions',
      ...contactColumns,
      ...brandColumns,
    ])
    .where('submissions.id', '=', submissionId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirst();
}
export type SentInterviewRow = NonNullable<Awaited<ReturnType<typeof findSentInterview>>>;

export function findSentAnswers(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .select([
      'questions.question',
      'responses.duration_seconds',
      'responses.processing_status',
      'responses.file_id',
      ...storedAnswerColumns,
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .orderBy('questions.position')
    .execute();
}
export type SentAnswerRow = Awaited<ReturnType<typeof findSentAnswers>>[number];

/**
 * Is it the resume, an answer of this submission, or part of one? By id alone: the signature of its cookie was checked.
 */
export async function isOwnFile(database: Database, submissionId: number, fileId: number): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .leftJoin('responses', (join) =>
      join
        .onRef('responses.submission_id', '=', 'submissions.id')
        .on(({ or, eb }) => or([eb('responses.file_id', '=', fileId), hasFile(fileId)])),
    )
    .select('submissions.id')
    .where('submissions.id', '=', submissionId)
    .where(({ or, eb }) =>
      or([eb('submissions.resume_file_id', '=', fileId), eb('responses.id', 'is not', null)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The recipient and language of an email about an interview; undefined once it is erased. */
export function findAddressee(database: Database | Transaction, companyId: number, submissionId: number) {
  return addressees(database)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}
export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** The open interview of this address behind a link: of several, the one with the most recordings, then the newest. */
export function findInterviewToContinue(database: Database, shareToken: string, email: string) {
  return addressees(database)
    .where('jobs.share_token', '=', shareToken)
    .where(sql<string>`lower(submissions.candidate_email)`, '=', email.toLowerCase())
    .where('submissions.status', '=', 'uploading')
    .orderBy(
      ({ selectFrom, fn }) =>
        selectFrom('takes')
          .select(fn.countAll().as('total'))
          .whereRef('takes.submission_id', '=', 'submissions.id')
          .whereRef('takes.company_id', '=', 'submissions.company_id'),
      'desc',
    )
    .orderBy('submissions.id', 'desc')
    .executeTakeFirst();
}

function addressees(database: Database | Transaction) {
  return database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .select([
      'submissions.id',
      'submissions.company_id',
      'submissions.candidate_name',
      'submissions.candidate_email',
      languageOfCandidate.as('language'),
      'jobs.title as job_title',
      'jobs.share_token',
      // Found by the email address: a new attempt does not use the invitation of the first one.
      sql<number | null>`(
        select id from job_invitations
        where job_invitations.job_id = jobs.id and job_invitations.email = lower(submissions.candidate_email)
          and job_invitations.withdrawn_at is null
      )`.as('invitation_id'),
      'submissions.submitted_at',
      'submissions.created_at',
      answerBy,
      ...contactColumns,
      ...brandColumns,
    ]);
}
