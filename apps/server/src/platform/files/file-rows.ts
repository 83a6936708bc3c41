import type { Database, Transaction } from '../database/index.ts';

export type NewFile = {
  companyId: number;
  storageKey: string;
  name: string;
  mime: string;
  sizeBytes: number;
};

/**
 * Its bytes are stored, announced by `announceFile` where nothing else would find them before this transaction ends.
 */
export async function insertFile(transaction: Transaction, file: NewFile): Promise<number> {
  const row = await transaction
    .with('arrived', (query) => query.deleteFrom('arriving_files').where('storage_key', '=', file.storageKey))
    .insertInto('files')
    .values({
      company_id: file.companyId,
      storage_key: file.storageKey,
      name: file.name,
      mime: file.mime,
      size_bytes: file.sizeBytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Finds a file of any company by its id alone: for a caller whose access was checked. */
export function findFile(database: Database, fileId: number) {
  return database
    .selectFrom('files')
    .select(['id', 'company_id', 'storage_key', 'name', 'mime', 'size_bytes'])
    .where('id', '=', fileId)
    .executeTakeFirst();
}

/** Those of these keys under which a file of any company is stored. */
export async function findStoredKeys(database: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Deletes the rows and returns their storage keys. */
export async function deleteFiles(
  transaction: Transaction,
  companyId: number,
  fileIds: readonly number[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await transaction
    .deleteFrom('files')
    .where('company_id', '=', companyId)
    .where('id', 'in', fileIds)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** The result of checking the file. */
export async function setMime(
  transaction: Transaction,
  companyId: number,
  fileId: number,
  mime: string,
): Promise<void> {
  await transaction
    .updateTable('files')
    .set({ mime })
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .execute();
}
