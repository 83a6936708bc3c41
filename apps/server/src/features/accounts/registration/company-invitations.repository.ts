import type { PageQuery } from '@nimble/contracts';
import { sql } from 'kysely';
import { containsAddress, type Database, type Transaction } from '../../../platform/database/index.ts';

const columns = ['id', 'email', 'created_at', 'expires_at', 'sent_at', 'accepted_at'] as const;

function invitations(database: Database | Transaction) {
  return database.selectFrom('company_invitations').select(columns);
}
export type CompanyInvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number];

export async function findCompanyInvitations(database: Database, { page, pageSize, search }: PageQuery) {
  const found = invitations(database).$if(search !== '', (query) =>
    query.where(containsAddress(sql<string>`email`, search)),
  );
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** One for each address; inviting again extends it and invalidates the former link. */
export function saveCompanyInvitation(
  transaction: Transaction,
  email: string,
  expiresAt: Date,
): Promise<CompanyInvitationRow> {
  const fresh = { expires_at: expiresAt, code_hash: null, sent_at: null, accepted_at: null };
  return transaction
    .insertInto('company_invitations')
    .values({ email, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteCompanyInvitation(database: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('company_invitations')
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Undefined for one that was accepted, withdrawn or has expired. */
export async function findCompanyInvitationToSend(database: Database, id: number) {
  return invitations(database)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function saveCompanyInvitationCode(database: Database, id: number, hash: Buffer): Promise<void> {
  await database
    .updateTable('company_invitations')
    .set({ code_hash: hash })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();
}

export async function markCompanyInvitationSent(database: Database, id: number): Promise<void> {
  await database
    .updateTable('company_invitations')
    .set({ sent_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function findInvitedEmail(
  database: Database | Transaction,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('company_invitations')
    .select('email')
    .where('code_hash', '=', hash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email;
}

export async function isEmailInvited(database: Database | Transaction, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('company_invitations')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the invitation of an address up. @returns whether there was one. */
export async function acceptCompanyInvitation(transaction: Transaction, email: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('company_invitations')
    .set({ accepted_at: new Date(), code_hash: null })
    .where('email', '=', email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
