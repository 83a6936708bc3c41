import type { MediaFailure, MediaKind } from '@nimble/contracts/question-media';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { findFile } from '../../../platform/files/index.ts';
import { isPlayed } from './judge-media.ts';
import { isShown } from './used-media.repository.ts';

type Reader = { companyId: number; userId: number };

const columns = [
  'question_media.id',
  'question_media.kind',
  'question_media.state',
  'question_media.progress',
  'question_media.failure',
  'question_media.source_file_id',
  'question_media.file_id',
  'question_media.poster_file_id',
  'question_media.duration_seconds',
  'question_media.captions',
  'question_media.text',
] as const;

function media(database: Database) {
  return database.selectFrom('question_media').select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof media>['executeTakeFirstOrThrow']>>;

/** With the file that it has at this moment: as uploaded, or as prepared. */
async function withFile(database: Database, row: Row | undefined) {
  const fileId = row?.file_id ?? row?.source_file_id;
  const file = fileId === undefined || fileId === null ? undefined : await findFile(database, fileId);
  if (row === undefined || file === undefined) return undefined;
  const { name, size_bytes, storage_key } = file;
  return { ...row, name, size_bytes, storage_key };
}

/** The files that a team member may see: their own uploads, and those of the jobs and the library that they see. */
function isVisibleTo({ userId }: Pick<Reader, 'userId'>) {
  return (builder: ExpressionBuilder<Tables, 'question_media'>) =>
    builder.or([builder('question_media.user_id', '=', userId), isShown(builder)]);
}

export async function findVisible(database: Database, { companyId, userId }: Reader, mediaId: number) {
  const row = await media(database)
    .where('question_media.company_id', '=', companyId)
    .where('question_media.id', '=', mediaId)
    .where(isVisibleTo({ userId }))
    .executeTakeFirst();
  return withFile(database, row);
}
export type MediaRow = NonNullable<Awaited<ReturnType<typeof findVisible>>>;

/** Locks it until the transaction ends. */
export function lockVisible(transaction: Transaction, { companyId, userId }: Reader, mediaId: number) {
  return transaction
    .selectFrom('question_media')
    .select(['id', 'kind', 'state', 'captions', 'text'])
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where(isVisibleTo({ userId }))
    .forUpdate()
    .executeTakeFirst();
}

/** Those of these that the person may use in a job; they stay until the transaction ends. */
export async function holdVisible(
  transaction: Transaction,
  { companyId, userId }: Reader,
  mediaIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('question_media')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', mediaIds)
    .where(isVisibleTo({ userId }))
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** The ready ones of these files. The caller has checked that its reader may see them. */
export async function findReady(database: Database, companyId: number, mediaIds: readonly number[]) {
  const rows = await media(database)
    .where('question_media.company_id', '=', companyId)
    .where(({ eb }) => eb('question_media.id', '=', eb.fn.any(sql<number[]>`${[...mediaIds]}::bigint[]`)))
    .where('question_media.state', '=', 'ready')
    .execute();
  const found = await Promise.all(rows.map((row) => withFile(database, row)));
  return found.filter((row) => row !== undefined);
}

/** What a file is shown by, whatever the company: the signature of its address was checked. */
export function findByFile(database: Database, fileId: number) {
  return database
    .selectFrom('question_media')
    .select(['id', 'company_id'])
    .where(({ or, eb }) => or([eb('file_id', '=', fileId), eb('poster_file_id', '=', fileId)]))
    .executeTakeFirst();
}

export async function isFileOfVisible(
  database: Database,
  { companyId, userId }: Reader,
  fileId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('question_media')
    .select('id')
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('file_id', '=', fileId), eb('poster_file_id', '=', fileId)]))
    .where(isVisibleTo({ userId }))
    .executeTakeFirst();
  return row !== undefined;
}

type NewMedia = Reader & { kind: MediaKind; fileId: number };

/** A picture or a PDF is ready; a video or sound is prepared first. */
export async function insertMedia(transaction: Transaction, given: NewMedia): Promise<number> {
  const isReady = !isPlayed(given.kind);
  const { id } = await transaction
    .insertInto('question_media')
    .values({
      company_id: given.companyId,
      user_id: given.userId,
      kind: given.kind,
      state: isReady ? 'ready' : 'preparing',
      file_id: isReady ? given.fileId : null,
      source_file_id: isReady ? null : given.fileId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setText(
  transaction: Transaction,
  companyId: number,
  mediaId: number,
  text: string,
): Promise<void> {
  await transaction
    .updateTable('question_media')
    .set({ text })
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .execute();
}

/** @returns false where there is none that has failed. */
export async function startAgain(transaction: Transaction, companyId: number, mediaId: number) {
  const { numUpdatedRows } = await transaction
    .updateTable('question_media')
    .set({ state: 'preparing', failure: null, progress: 0 })
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** As the task prepares it. */
export async function findUnprepared(database: Database, companyId: number, mediaId: number) {
  const row = await media(database)
    .where('question_media.company_id', '=', companyId)
    .where('question_media.id', '=', mediaId)
    .where('question_media.state', '=', 'preparing')
    .executeTakeFirst();
  return withFile(database, row);
}

/** Is it still to be prepared? It stays until the transaction ends. */
export async function lockUnprepared(
  transaction: Transaction,
  companyId: number,
  mediaId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('question_media')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where('state', '=', 'preparing')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setProgress(
  database: Database,
  companyId: number,
  mediaId: number,
  progress: number,
): Promise<void> {
  await database
    .updateTable('question_media')
    .set({ progress })
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where('state', '=', 'preparing')
    .execute();
}

export async function setFailed(
  database: Database,
  companyId: number,
  mediaId: number,
  failure: MediaFailure,
): Promise<void> {
  await database
    .updateTable('question_media')
    .set({ state: 'failed', failure })
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where('state', '=', 'preparing')
    .execute();
}

export type Prepared = {
  kind: 'video' | 'audio';
  fileId: number;
  posterFileId: number | null;
  durationSeconds: number;
  captions: string | null;
};

export async function setPrepared(
  transaction: Transaction,
  companyId: number,
  mediaId: number,
  prepared: Prepared,
): Promise<void> {
  await transaction
    .updateTable('question_media')
    .set({
      kind: prepared.kind,
      state: 'ready',
      progress: 100,
      source_file_id: null,
      file_id: prepared.fileId,
      poster_file_id: prepared.posterFileId,
      duration_seconds: prepared.durationSeconds,
      captions: prepared.captions,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', mediaId)
    .where('state', '=', 'preparing')
    .execute();
}
