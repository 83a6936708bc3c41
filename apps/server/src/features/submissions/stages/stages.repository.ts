import { type NewStage, type StageStatus, stageStatuses } from '@nimble/contracts/stages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

type One = { companyId: number; stageId: number };
const columns = ['stages.id', 'stages.name', 'stages.status'] as const;

/** The stages of a company in the order of their statuses, then of their positions. */
export function findStages(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('stages')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy(sql`array_position(${sql.lit(`{${stageStatuses.join(',')}}`)}::text[], status)`)
    .orderBy('position')
    .execute();
}

/** Those of these stages that there are. */
export async function findStageIds(
  database: Database | Transaction,
  companyId: number,
  stageIds: readonly number[],
): Promise<number[]> {
  if (stageIds.length === 0) return [];
  const rows = await database
    .selectFrom('stages')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', stageIds)
    .execute();
  return rows.map(({ id }) => id);
}

export function findStage(database: Database | Transaction, { companyId, stageId }: One) {
  return database
    .selectFrom('stages')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', stageId)
    .executeTakeFirst();
}

/** Keeps these stages from being deleted until the transaction ends. */
export function holdStages(transaction: Transaction, companyId: number, stageIds: readonly number[]) {
  return transaction
    .selectFrom('stages')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', sql<number>`any(${[...stageIds]}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export async function countCandidates(
  database: Database | Transaction,
  { companyId, stageId }: One,
): Promise<number> {
  const { count } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('stage_id', '=', stageId)
    .executeTakeFirstOrThrow();
  return count;
}

/** As the last one of its status. */
export function insertStage(
  transaction: Transaction,
  companyId: number,
  { name, status, position }: NewStage & { position: number },
) {
  return transaction
    .insertInto('stages')
    .values({ company_id: companyId, name, status, position })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined for a missing one. */
export function setName(transaction: Transaction, { companyId, stageId }: One, name: string) {
  return transaction
    .updateTable('stages')
    .set({ name })
    .where('company_id', '=', companyId)
    .where('id', '=', stageId)
    .returning(columns)
    .executeTakeFirst();
}

/** Gives these stages of one status their positions, from 1. */
export async function setOrder(
  transaction: Transaction,
  companyId: number,
  { status, stageIds }: { status: StageStatus; stageIds: readonly number[] },
): Promise<void> {
  await transaction
    .updateTable('stages')
    .set({ position: sql<number>`array_position(${[...stageIds]}::bigint[], id)` })
    .where('company_id', '=', companyId)
    .where('status', '=', status)
    .execute();
}

/** Its submissions are in the built-in stage of their status afterwards. */
export async function deleteStage(transaction: Transaction, { companyId, stageId }: One): Promise<void> {
  await transaction
    .deleteFrom('stages')
    .where('company_id', '=', companyId)
    .where('id', '=', stageId)
    .execute();
}
