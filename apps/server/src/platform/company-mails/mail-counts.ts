import { sql } from 'kysely';
import type { CompanyMailKind, Database, Transaction } from '../database/index.ts';

/** Emails caused by a company, which count against its limit. */
const limitedKinds = ['invitation', 'reminder', 'new_attempt', 'decision', 'team_invitation'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

const lastDay = sql<Date>`now() - interval '24 hours'`;

/** Days since the company was made. */
export async function findDaysOld(transaction: Transaction, companyId: number): Promise<number> {
  const { days } = await transaction
    .selectFrom('companies')
    .select(sql<number>`floor(extract(epoch from now() - created_at) / 86400)::integer`.as('days'))
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return days;
}

export async function countLimited(transaction: Transaction, companyId: number): Promise<number> {
  const { total } = await transaction
    .selectFrom('company_mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('kind', 'in', limitedKinds)
    .where('created_at', '>', lastDay)
    .executeTakeFirstOrThrow();
  return total;
}

/** Seconds until at most `most` counted emails are left within 24 hours; 0 when that is so now. */
export async function secondsUntilRoom(
  transaction: Transaction,
  companyId: number,
  most: number,
): Promise<number> {
  // The newest ones that fit into the limit; the next one is the last that has to leave the 24 hours.
  const tooMany = await transaction
    .selectFrom('company_mails')
    .select(
      sql<number>`ceil(extract(epoch from created_at + interval '24 hours' - now()))::integer`.as('seconds'),
    )
    .where('company_id', '=', companyId)
    .where('kind', 'in', limitedKinds)
    .where('created_at', '>', lastDay)
    .orderBy('created_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return tooMany === undefined ? 0 : Math.max(1, tooMany.seconds);
}

type NewMails = { companyId: number | null; kind: CompanyMailKind; digests: readonly Buffer[] };

export async function insertMails(
  database: Database | Transaction,
  { companyId, kind, digests }: NewMails,
): Promise<void> {
  await database
    .insertInto('company_mails')
    .values(digests.map((digest) => ({ company_id: companyId, kind, address_digest: digest })))
    .execute();
}

/** How many of a kind this address got within 24 hours; over all companies if none is named. */
export async function countToAddress(
  database: Database,
  { companyId, kind, digest }: { companyId: number | null; kind: CompanyMailKind; digest: Buffer },
): Promise<number> {
  const { total } = await database
    .selectFrom('company_mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('address_digest', '=', digest)
    .where('kind', '=', kind)
    .where('created_at', '>', lastDay)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteOldMails(database: Database): Promise<void> {
  await database
    .deleteFrom('company_mails')
    .where('created_at', '<', sql<Date>`now() - interval '8 days'`)
    .execute();
}
