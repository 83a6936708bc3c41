import { sql } from 'kysely';
import { isAsked, placeInInterview } from '../../platform/answers/drawn-questions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { KeptBehavioral, KeptInsights } from '../../platform/database/tables/insight-tables.ts';
import { eraseVoices } from '../sounds/index.ts';
import { eraseFaceViews } from './face-views.repository.ts';

/**
 * Submissions of every company that may be measured, are transcribed and have no insights, and none pending: those from
 * before the feature, or whose company has turned it off and on again, or uses scores now and has none of theirs.
 * Without failed ones.
 */
export function findUncomputed(
  transaction: Transaction,
  { first, last }: { first: number; last: number },
  atMost: number,
) {
  return transaction
    .selectFrom('submissions')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .select(['submissions.id', 'submissions.company_id'])
    .where('companies.insights', '=', true)
    .where('submissions.id', '>=', first)
    .where('submissions.id', '<=', last)
    .where('submissions.video_file_id', 'is not', null)
    .where(
      sql<boolean>`(submissions.performance_consented_at is not null
        or (companies.behavioral_insights and submissions.behavioral_consented_at is not null))`,
    )
    .where(
      sql<boolean>`not exists (select from insights where insights.submission_id = submissions.id
        and (insights.has_scores or companies.insights_level <> 'scores'))`,
    )
    .where(
      sql<boolean>`not exists (select from media_tasks where media_tasks.submission_id = submissions.id
        and media_tasks.task = 'insights' and media_tasks.state <> 'done')`,
    )
    .where(sql<boolean>`exists (select from transcripts where transcripts.submission_id = submissions.id)`)
    .where(
      sql<boolean>`not exists (select from transcripts where transcripts.submission_id = submissions.id
        and (transcripts.status = 'queued' or (transcripts.status = 'none' and transcripts.speech is null)))`,
    )
    .limit(atMost)
    .forNoKeyUpdate('submissions')
    .skipLocked()
    .execute();
}

/** Is every answer transcribed, or given up? Without an engine its sound must be analyzed. */
export async function isAllHeard(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const { waiting } = await database
    .selectFrom('transcripts')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where((builder) =>
      builder.or([
        builder('status', '=', 'queued'),
        builder.and([builder('status', '=', 'none'), builder('speech', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return waiting === 0;
}

/** Every recorded answer of the interview, with its question and its transcript, in their order. */
export function findAnswers(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .innerJoin('transcripts', 'transcripts.response_id', 'responses.id')
    .select([
      'responses.id as response_id',
      'responses.duration_seconds',
      'responses.format',
      'questions.id as question_id',
      'questions.question',
      placeInInterview.as('number'),
      'files.id as file_id',
      'files.storage_key',
      'transcripts.status',
      'transcripts.words',
      'transcripts.speech',
      'transcripts.confidence',
      sql<string>`transcripts.dictionary::text`.as('dictionary'),
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .where('responses.processing_status', '=', 'ready')
    .orderBy('questions.position')
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** The questions and the job; undefined for a missing submission. The questions are those of when it began. */
export async function findInterview(database: Database, companyId: number, submissionId: number) {
  const submission = await database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select('submissions.time_factor')
    .select(['jobs.title', 'jobs.description', 'jobs.requirements'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  if (submission === undefined) return undefined;
  const { time_factor } = submission;
  const questions = await database
    .selectFrom('questions')
    .innerJoin('submissions', 'submissions.job_id', 'questions.job_id')
    .select(['questions.id', 'questions.required', 'questions.time_limit_seconds'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    // Answered, and nothing of it was recorded: neither unanswered nor measured.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('responses')
            .select('responses.id')
            .whereRef('responses.question_id', '=', 'questions.id')
            .where('responses.submission_id', '=', submissionId)
            .where('responses.take_id', 'is', null),
        ),
      ),
    )
    .where(isAsked)
    .execute();
  return {
    jobText: [submission.title, submission.description, submission.requirements ?? ''].join('\n'),
    questions: questions.map((row) => ({ ...row, limitSeconds: row.time_limit_seconds * time_factor })),
  };
}

/** The stems of each text in a language of PostgreSQL's; words such as "the" have none. */
export async function stem(
  database: Database,
  dictionary: string,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ text: string; stems: string[] }>`
    select text, tsvector_to_array(to_tsvector(${dictionary}::regconfig, text)) as stems
    from unnest(${texts}::text[]) as text
  `.execute(database);
  return new Map(rows.map(({ text, stems }) => [text, stems]));
}

type Kept = { hasScores: boolean; findings: KeptInsights; behavioral: KeptBehavioral | null };

export async function writeInsights(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  { hasScores, findings, behavioral }: Kept,
): Promise<void> {
  const values = {
    company_id: companyId,
    has_scores: hasScores,
    overall_score: findings.overallScore,
    findings: JSON.stringify(findings),
    behavioral: behavioral === null ? null : JSON.stringify(behavioral),
    computed_at: new Date(),
  };
  await transaction
    .insertInto('insights')
    .values({ submission_id: submissionId, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
}

export async function setBehavioral(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  behavioral: KeptBehavioral,
): Promise<void> {
  await transaction
    .updateTable('insights')
    .set({ behavioral: JSON.stringify(behavioral) })
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}

export function findInsights(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('insights')
    .select(['findings', 'behavioral', 'has_scores', 'computed_at'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}
export type InsightsRow = NonNullable<Awaited<ReturnType<typeof findInsights>>>;

/** Where the answers start in the joined video now, seconds. */
export async function findStarts(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<Map<number, number | null>> {
  const rows = await database
    .selectFrom('responses')
    .select(['id', 'starts_at_seconds'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
  return new Map(rows.map(({ id, starts_at_seconds }) => [id, starts_at_seconds]));
}

export async function eraseInsights(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await database
    .deleteFrom('insights')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
  await eraseFaceViews(database, companyId, submissionId);
  await eraseVoices(database, companyId, submissionId);
}

/** Deletes some insights that the company does not use any more. @returns how many were touched. */
export async function eraseSomeUnused(
  database: Database,
  companyId: number,
  atMost: number,
): Promise<number> {
  const ofCompany = (condition: ReturnType<typeof sql<boolean>>) =>
    database
      .selectFrom('insights')
      .innerJoin('companies', 'companies.id', 'insights.company_id')
      .select('submission_id')
      .where('insights.company_id', '=', companyId)
      .where(condition)
      .limit(atMost);
  const erased = await database
    .deleteFrom('insights')
    .where('submission_id', 'in', ofCompany(sql<boolean>`not companies.insights`))
    .executeTakeFirst();
  const emptied = await database
    .updateTable('insights')
    .set({ behavioral: null })
    .where(
      'submission_id',
      'in',
      ofCompany(sql<boolean>`not companies.behavioral_insights and insights.behavioral is not null`),
    )
    .executeTakeFirst();
  return Number(erased.numDeletedRows + emptied.numUpdatedRows);
}

/** Is there such a submission, whose answers are joined, too? */
export async function isThroughProcessing(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', 'not in', ['uploading', 'processing'])
    .executeTakeFirst();
  return row !== undefined;
}
