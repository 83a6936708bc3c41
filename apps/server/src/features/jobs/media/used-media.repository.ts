import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, type Transaction, withEveryJob } from '../../../platform/database/index.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

/**
 * Does a question, a job or the library show it? In calls of a person, those of jobs that the person does not see are
 * left out.
 */
export function isShown({ or, exists, selectFrom }: ExpressionBuilder<Tables, 'question_media'>) {
  const byJob = (column: 'jobs.welcome_media_id' | 'jobs.closing_media_id') =>
    exists(selectFrom('jobs').select('jobs.id').whereRef(column, '=', 'question_media.id'));
  return or([
    exists(
      selectFrom('questions').select('questions.id').whereRef('questions.media_id', '=', 'question_media.id'),
    ),
    byJob('jobs.welcome_media_id'),
    byJob('jobs.closing_media_id'),
    exists(
      selectFrom('library_questions')
        .select('library_questions.id')
        .whereRef('library_questions.media_id', '=', 'question_media.id'),
    ),
  ]);
}

/** What the job of an interview shows now. */
export function findOfInterviewedJob(
  database: Database,
  { companyId, submissionId }: { companyId: number; submissionId: number },
) {
  return database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select(['jobs.welcome_media_id', 'jobs.closing_media_id'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}

/** What a new interview of this job shows. */
export function findShownNow(transaction: Transaction, companyId: number, jobId: number) {
  return transaction
    .selectFrom('question_media')
    .select(['kind', 'state', 'captions', 'text'])
    .where('company_id', '=', companyId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('questions')
            .select('questions.media_id')
            .where('questions.company_id', '=', companyId)
            .where('questions.job_id', '=', jobId)
            .where('questions.removed_at', 'is', null),
        ),
        eb('id', 'in', ofJob(transaction, companyId, jobId, 'welcome_media_id')),
        eb('id', 'in', ofJob(transaction, companyId, jobId, 'closing_media_id')),
      ]),
    )
    .execute();
}

function ofJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  column: 'welcome_media_id' | 'closing_media_id',
) {
  return transaction
    .selectFrom('jobs')
    .select(`${column} as media_id`)
    .where('company_id', '=', companyId)
    .where('id', '=', jobId);
}

/** What a job and its questions show, or have shown before. */
export async function findOfJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('questions')
    .select('media_id')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .union(ofJob(transaction, companyId, jobId, 'welcome_media_id'))
    .union(ofJob(transaction, companyId, jobId, 'closing_media_id'))
    .execute();
  return rows.flatMap(({ media_id }) => media_id ?? []);
}

/**
 * Is it shown by a job, or by a question of a job, whose interviews can begin now or may begin again? Jobs that the
 * person does not see count, too.
 */
export async function isPublished(
  transaction: Transaction,
  companyId: number,
  mediaId: number,
): Promise<boolean> {
  const row = await withEveryJob(() => findPublished(transaction, companyId, mediaId));
  return row !== undefined;
}

function findPublished(transaction: Transaction, companyId: number, mediaId: number) {
  return transaction
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.company_id', '=', companyId)
    .where('jobs.status', 'in', ['active', 'paused'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('jobs.welcome_media_id', '=', mediaId),
        eb('jobs.closing_media_id', '=', mediaId),
        exists(
          selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.job_id', '=', 'jobs.id')
            .where('questions.media_id', '=', mediaId)
            .where('questions.removed_at', 'is', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

function unused(database: Database | Transaction) {
  return database.selectFrom('question_media').where((builder) => builder.not(isShown(builder)));
}

/** The limit holds for the company as a whole: also the jobs that the person does not see show files. */
export async function countUnused(transaction: Transaction, companyId: number): Promise<number> {
  const { total } = await withEveryJob(() =>
    unused(transaction)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('question_media.company_id', '=', companyId)
      .executeTakeFirstOrThrow(),
  );
  return total;
}

/** The oldest of all companies that nothing shows. */
export function findForgotten(database: Database, before: Date, most: number) {
  return unused(database)
    .select(['question_media.id', 'question_media.company_id'])
    .where('question_media.created_at', '<', before)
    .orderBy('question_media.created_at')
    .limit(most)
    .execute();
}

/** Deletes the rows of those that nothing shows. @returns the ids of their files. */
export async function deleteUnused(
  transaction: Transaction,
  companyId: number,
  mediaIds: readonly number[],
): Promise<number[]> {
  const held = await transaction
    .selectFrom('question_media')
    .select('id')
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...mediaIds]}::bigint[]`)))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length === 0) return [];
  const rows = await transaction
    .deleteFrom('question_media')
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .where((builder) => builder.not(isShown(builder)))
    .returning(['file_id', 'source_file_id', 'poster_file_id'])
    .execute();
  return rows
    .flatMap((row) => [row.file_id, row.source_file_id, row.poster_file_id])
    .filter((id) => id !== null);
}
