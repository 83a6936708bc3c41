import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';

/** Undefined for a deleted company. */
export function findSender(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('companies')
    .select(['name', 'stopped_at', 'has_api'])
    .where('id', '=', companyId)
    .executeTakeFirst();
}

export async function hasStopped(
  database: Database | Transaction,
  companyId: number,
  digest: Buffer,
): Promise<boolean> {
  const row = await database
    .selectFrom('mail_stops')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('address_digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

/** Does nothing for a deleted company. */
export async function insertStop(database: Database, companyId: number, digest: Buffer): Promise<void> {
  await database
    .insertInto('mail_stops')
    .columns(['company_id', 'address_digest'])
    .expression((builder) =>
      builder
        .selectFrom('companies')
        .select(['companies.id', sql<Buffer>`${digest}::bytea`.as('digest')])
        .where('companies.id', '=', companyId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
