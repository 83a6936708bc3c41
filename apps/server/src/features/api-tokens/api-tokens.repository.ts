import type { Permissions } from '@nimble/contracts/roles';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Ended ones are listed while there are few newer ones. */
const mostShown = 100;

function tokensOf(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('api_tokens')
    .select(['id', 'name', 'start', 'permissions', 'made_by', 'made_by_name'])
    .select(['created_at', 'expires_at', 'revoked_at', 'last_used_at'])
    .where('company_id', '=', companyId);
}

/** Newest first. */
export function findTokens(database: Database, companyId: number) {
  return tokensOf(database, companyId).orderBy('id', 'desc').limit(mostShown).execute();
}
export type ApiTokenRow = Awaited<ReturnType<typeof findTokens>>[number];

export function findToken(transaction: Transaction, companyId: number, id: number): Promise<ApiTokenRow> {
  return tokensOf(transaction, companyId).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function countUsable(transaction: Transaction, companyId: number): Promise<number> {
  const { total } = await transaction
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where('made_by', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return total;
}

type NewToken = {
  companyId: number;
  userId: number;
  name: string;
  tokenHash: Buffer;
  start: string;
  permissions: Permissions;
  expiresAt: Date;
};

export async function insertToken(transaction: Transaction, token: NewToken): Promise<number> {
  const { id } = await transaction
    .insertInto('api_tokens')
    .values((builder) => ({
      company_id: token.companyId,
      name: token.name,
      token_hash: token.tokenHash,
      start: token.start,
      permissions: JSON.stringify(token.permissions),
      made_by: token.userId,
      made_by_name: builder
        .selectFrom('users')
        .select(sql<string>`coalesce(display_name, username)`.as('name'))
        .where('company_id', '=', token.companyId)
        .where('id', '=', token.userId),
      expires_at: token.expiresAt,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns undefined for a token that is missing, of another company, or already revoked. */
export function revokeToken(transaction: Transaction, companyId: number, id: number) {
  return transaction
    .updateTable('api_tokens')
    .set({ revoked_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
}

/** A usable token, with the current role of its maker. */
export function findUsableToken(database: Database, tokenHash: Buffer, now: Date) {
  return usableTokens(database, now).where('api_tokens.token_hash', '=', tokenHash).executeTakeFirst();
}

/** The same by its id. */
export function findUsableTokenById(transaction: Transaction, companyId: number, id: number, now: Date) {
  return usableTokens(transaction, now)
    .where('api_tokens.company_id', '=', companyId)
    .where('api_tokens.id', '=', id)
    .executeTakeFirst();
}

function usableTokens(database: Database | Transaction, now: Date) {
  return database
    .selectFrom('api_tokens')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'api_tokens.made_by')
        .onRef('users.company_id', '=', 'api_tokens.company_id'),
    )
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('companies', 'companies.id', 'api_tokens.company_id')
    .select(['api_tokens.id', 'api_tokens.company_id', 'api_tokens.name', 'api_tokens.permissions'])
    .select(['api_tokens.last_used_at', 'users.id as user_id'])
    .select(sql<number[]>`to_jsonb(hidden_jobs(api_tokens.company_id, users.id))`.as('hidden_jobs'))
    .select(['roles.name as role_name', 'roles.permissions as role_permissions', 'companies.has_api'])
    .where('api_tokens.revoked_at', 'is', null)
    .where('api_tokens.expires_at', '>', now)
    .where('users.paused_by_plan_at', 'is', null)
    .where('companies.stopped_at', 'is', null);
}

/** Marks a token as used, unless it was marked since `before`. */
export async function markUsed(
  database: Database,
  { id, company_id }: { id: number; company_id: number },
  now: Date,
  before: Date,
): Promise<void> {
  await database
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before)]))
    .execute();
}
