import type { CollectionQuery } from '@nimble/contracts';
import type { ExportFailure, ExportFormat, ExportOptions } from '@nimble/contracts/exports';
import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** All but the ids in the file, which may be many. */
const columns = [
  'exports.id',
  'exports.company_id',
  'exports.user_id',
  'exports.format',
  'exports.options',
  'exports.language',
  'exports.time_zone',
  'exports.state',
  'exports.progress',
  'exports.candidates',
  'exports.failure',
  'exports.missing_files',
  'exports.name',
  'exports.size_bytes',
  'exports.storage_key',
  'exports.file_id',
  'exports.created_at',
  'exports.expires_at',
] as const;

type NewRow = {
  companyId: number;
  userId: number;
  format: ExportFormat;
  ids: readonly number[] | undefined;
  query: CollectionQuery | undefined;
  options: ExportOptions;
  language: Language;
  timeZone: string;
  candidates: number;
  name: string;
  storageKey: string;
  expiresAt: Date;
};

export function insertExport(transaction: Transaction, row: NewRow) {
  return transaction
    .insertInto('exports')
    .values({
      company_id: row.companyId,
      user_id: row.userId,
      format: row.format,
      chosen_ids: row.ids === undefined ? null : [...row.ids],
      query: row.query === undefined ? null : JSON.stringify(row.query),
      options: JSON.stringify(row.options),
      language: row.language,
      time_zone: row.timeZone,
      candidates: row.candidates,
      name: row.name,
      storage_key: row.storageKey,
      expires_at: row.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
export type ExportRow = Awaited<ReturnType<typeof insertExport>>;

/** One person's that have not expired, newest first. */
export function findExports(
  database: Database,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<ExportRow[]> {
  return database
    .selectFrom('exports')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('id', 'desc')
    .execute();
}

/** Finds an export by its id alone: for a caller whose signed address names it. */
export function findReadyExport(database: Database, exportId: number) {
  return database
    .selectFrom('exports')
    .select(columns)
    .where('id', '=', exportId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Also one that has expired: its file is erased after its row. */
export async function isReady(database: Database, exportId: number): Promise<boolean> {
  const row = await database
    .selectFrom('exports')
    .select('id')
    .where('id', '=', exportId)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that wait or run, and all that have not expired. */
export function countExports(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('exports')
    .select(({ fn }) => [
      fn.countAll<number>().as('kept'),
      fn.countAll<number>().filterWhere('state', 'in', ['waiting', 'running']).as('waiting'),
    ])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow();
}

/** Marks it as running. @returns undefined when there is nothing to write any more. */
export function startExport(database: Database, exportId: number) {
  return database
    .updateTable('exports')
    .set({ state: 'running', progress: 0, missing_files: 0 })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .returning(columns)
    .returning(['chosen_ids', 'query'])
    .executeTakeFirst();
}
export type StartedExport = NonNullable<Awaited<ReturnType<typeof startExport>>>;

/** @returns whether the export still exists. */
export async function setProgress(database: Database, exportId: number, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('exports')
    .set({ progress: percent })
    .where('id', '=', exportId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function failExport(
  database: Database,
  exportId: number,
  failure: ExportFailure,
): Promise<void> {
  await database
    .updateTable('exports')
    .set({ state: 'failed', failure })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

type Finished = { fileId: number; sizeBytes: number; containedIds: readonly number[]; missingFiles: number };

export async function setReady(
  transaction: Transaction,
  exportId: number,
  { fileId, sizeBytes, containedIds, missingFiles }: Finished,
): Promise<void> {
  await transaction
    .updateTable('exports')
    .set({
      state: 'ready',
      progress: 100,
      file_id: fileId,
      size_bytes: sizeBytes,
      contained_ids: [...containedIds],
      missing_files: missingFiles,
    })
    .where('id', '=', exportId)
    .execute();
}

/** Locked until the transaction ends. */
export function lockRunning(transaction: Transaction, exportId: number) {
  return transaction
    .selectFrom('exports')
    .select('id')
    .where('id', '=', exportId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
}

const lockKey = (companyId: number) => sql`hashtextextended(${`exports of ${companyId}`}, 0)`;

/** Erasing transactions hold this together until they end. */
export async function lockErasing(transaction: Transaction, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockKey(companyId)})`.execute(transaction);
}

/** Waits for the company's erasing transactions; new ones wait until this transaction ends. */
export async function lockFinishing(transaction: Transaction, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(companyId)})`.execute(transaction);
}

/** Which exports are deleted: a person's own, those with a submission, or those that are over. */
export type Removed =
  | { kind: 'own'; companyId: number; userId: number; exportId: number }
  | { kind: 'of'; companyId: number; submissionIds: readonly number[] }
  | { kind: 'over'; now: Date };

export function deleteExports(transaction: Transaction, which: Removed) {
  const deleting = transaction.deleteFrom('exports').returning(['company_id', 'file_id', 'storage_key']);
  switch (which.kind) {
    case 'own':
      return deleting
        .where('company_id', '=', which.companyId)
        .where('user_id', '=', which.userId)
        .where('id', '=', which.exportId)
        .execute();
    case 'of':
      // The name of a PDF is that of its candidate, whether it is finished or not.
      return deleting
        .where('company_id', '=', which.companyId)
        .where(({ or, and, eb }) => {
          const ids = sql`${which.submissionIds}::bigint[]`;
          return or([
            sql<boolean>`contained_ids && ${ids}`,
            and([eb('format', '=', 'pdf'), sql<boolean>`chosen_ids && ${ids}`]),
          ]);
        })
        .execute();
    case 'over':
      return deleting
        .where(({ or, eb }) => or([eb('expires_at', '<=', which.now), eb('user_id', 'is', null)]))
        .execute();
  }
}
