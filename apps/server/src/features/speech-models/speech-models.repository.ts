import type { SpeechModelFailure, SpeechModelState } from '@nimble/contracts/speech-models';
import type { Database, Transaction } from '../../platform/database/index.ts';

type Connection = Database | Transaction;

export function findModels(database: Connection) {
  return database
    .selectFrom('speech_models')
    .select(['name', 'state', 'done_bytes', 'total_bytes', 'bytes_per_second', 'failure', 'is_on'])
    .orderBy('name')
    .execute();
}
export type ModelRow = Awaited<ReturnType<typeof findModels>>[number];

export function findModel(
  database: Connection,
  name: string,
): Promise<{ state: SpeechModelState; is_on: boolean } | undefined> {
  return database
    .selectFrom('speech_models')
    .select(['state', 'is_on'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The name of the model that is on. */
export async function findModelOn(database: Connection): Promise<string | undefined> {
  const row = await database
    .selectFrom('speech_models')
    .select('name')
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row?.name;
}

/** Enqueues its download, unless it is running or installed. @returns whether it waits now. */
export async function startAdding(transaction: Transaction, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('speech_models')
    .values({ name, state: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          state: 'waiting',
          failure: null,
          done_bytes: 0,
          total_bytes: null,
          bytes_per_second: null,
          updated_at: new Date(),
        })
        .where('speech_models.state', '=', 'failed'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export type KnownProgress = {
  state: Exclude<SpeechModelState, 'waiting' | 'installed' | 'failed'>;
  done_bytes: number;
  total_bytes: number | null;
  bytes_per_second: number | null;
};

/**
 * @param isFirst of this run; later, a waiting row is that of another run, which follows a cancellation.
 * @returns whether it is still wanted: adding it may have been canceled.
 */
export async function setProgress(
  database: Connection,
  name: string,
  progress: KnownProgress,
  isFirst: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('speech_models')
    .set({ ...progress, failure: null, updated_at: new Date() })
    .where('name', '=', name)
    .where('state', 'not in', isFirst ? ['installed'] : ['installed', 'waiting'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setFailed(
  database: Connection,
  name: string,
  failure: SpeechModelFailure,
): Promise<void> {
  await database
    .updateTable('speech_models')
    .set({ state: 'failed', failure, updated_at: new Date() })
    .where('name', '=', name)
    .where('state', '<>', 'installed')
    .execute();
}

/** It is installed and tested. */
export async function setInstalled(transaction: Transaction, name: string): Promise<void> {
  const installed = { state: 'installed', failure: null, updated_at: new Date() } as const;
  await transaction
    .insertInto('speech_models')
    .values({ name, ...installed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(installed))
    .execute();
}

/** Turns this installed model on, and every other off; null turns all off. @returns whether it exists. */
export async function setOn(transaction: Transaction, name: string | null): Promise<boolean> {
  const off = { is_on: false, updated_at: new Date() };
  await transaction.updateTable('speech_models').set(off).where('is_on', '=', true).execute();
  if (name === null) return true;
  const { numUpdatedRows } = await transaction
    .updateTable('speech_models')
    .set({ is_on: true, updated_at: new Date() })
    .where('name', '=', name)
    .where('state', '=', 'installed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was one in one of these states that was not on. */
export async function deleteModel(
  transaction: Transaction,
  name: string,
  states: readonly SpeechModelState[],
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('speech_models')
    .where('name', '=', name)
    .where('state', 'in', states)
    .where('is_on', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
