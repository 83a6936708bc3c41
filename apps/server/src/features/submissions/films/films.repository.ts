import type { MediaTaskState } from '@nimble/contracts/media-tasks';
import type { FilmComparison } from '@nimble/media';
import type { Database, Transaction } from '../../../platform/database/index.ts';

type Owned = { companyId: number; submissionId: number };

/** The joined video; undefined before there is one. */
export function findFilm(database: Database | Transaction, { companyId, submissionId }: Owned) {
  return database
    .selectFrom('submissions')
    .innerJoin('files', 'files.id', 'submissions.video_file_id')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .select(['files.id', 'files.storage_key', 'submissions.film_check', 'submissions.recordings_removed_at'])
    .select('companies.keeps_encoded_recordings')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}
export type FilmRow = NonNullable<Awaited<ReturnType<typeof findFilm>>>;

/** The recordings that a film was joined from, in its order. */
export function findJoined(database: Database, { companyId, submissionId }: Owned) {
  return database
    .selectFrom('responses')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .select(['files.id', 'files.storage_key', 'files.size_bytes', 'files.film_file_id'])
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .select(['files.name', 'files.mime', 'questions.question'])
    .select(['responses.id as response_id', 'responses.take_id', 'responses.sha256'])
    .select(['responses.starts_at_seconds', 'responses.duration_seconds'])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .where('responses.processing_status', '=', 'ready')
    .where('responses.starts_at_seconds', 'is not', null)
    .orderBy('responses.starts_at_seconds')
    .$narrowType<{ take_id: string; sha256: Buffer; starts_at_seconds: number; duration_seconds: number }>()
    .execute();
}
export type JoinedRow = Awaited<ReturnType<typeof findJoined>>[number];

/** Stores the result for this film only: a newer film has a comparison of its own. */
export async function setFilmCheck(
  transaction: Transaction,
  { companyId, submissionId }: Owned,
  filmId: number,
  check: FilmComparison['film'],
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ film_check: check, film_checked_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('video_file_id', '=', filmId)
    .execute();
}

export async function setRecordingsRemoved(
  transaction: Transaction,
  { companyId, submissionId }: Owned,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ recordings_removed_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

/** Is a step of the submission in one of these states? */
export async function hasSteps(
  transaction: Transaction,
  { companyId, submissionId }: Owned,
  states: readonly MediaTaskState[],
): Promise<boolean> {
  const row = await transaction
    .selectFrom('media_tasks')
    .select('task')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('state', 'in', states)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
