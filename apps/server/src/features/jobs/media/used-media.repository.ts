import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** What the questions of a new interview of this job show. */
export function findShownNow(transaction: Transaction, companyId: number, jobId: number) {
  return transaction
    .selectFrom('questions')
    .innerJoin('question_media', 'question_media.id', 'questions.media_id')
    .select(['question_media.kind', 'question_media.state', 'question_media.captions', 'question_media.text'])
    .where('questions.company_id', '=', companyId)
    .where('questions.job_id', '=', jobId)
    .where('questions.removed_at', 'is', null)
    .orderBy('questions.position')
    .execute();
}

/** What its questions have ever shown. */
export async function findOfJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('questions')
    .select('media_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('media_id', 'is not', null)
    .execute();
  return rows.flatMap(({ media_id }) => media_id ?? []);
}

/** Does a job show it whose interviews begin now, or may again? */
export async function isPublished(
  transaction: Transaction,
  companyId: number,
  mediaId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('questions')
    .innerJoin('jobs', 'jobs.id', 'questions.job_id')
    .select('questions.id')
    .where('questions.company_id', '=', companyId)
    .where('questions.media_id', '=', mediaId)
    .where('questions.removed_at', 'is', null)
    .where('jobs.status', 'in', ['active', 'paused'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function unused(database: Database | Transaction) {
  return database
    .selectFrom('question_media')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.media_id', '=', 'question_media.id'),
        ),
      ),
    );
}

export async function countUnused(transaction: Transaction, companyId: number): Promise<number> {
  const { total } = await unused(transaction)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('question_media.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The oldest of all companies that no question shows. */
export function findForgotten(database: Database, before: Date, most: number) {
  return unused(database)
    .select(['question_media.id', 'question_media.company_id'])
    .where('question_media.created_at', '<', before)
    .orderBy('question_media.created_at')
    .limit(most)
    .execute();
}

/** Deletes the rows of those that no question shows. @returns the ids of their files. */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.media_id', '=', 'question_media.id'),
        ),
      ),
    )
    .returning(['file_id', 'source_file_id', 'poster_file_id'])
    .execute();
  return rows
    .flatMap((row) => [row.file_id, row.source_file_id, row.poster_file_id])
    .filter((id) => id !== null);
}
