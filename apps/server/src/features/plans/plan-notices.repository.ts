import type { Database, Transaction } from '../../platform/database/index.ts';

/** What a company is told about its plan, once for each period. */
export type NoticeKey = { companyId: number; kind: string; period: string };

/** @returns false when it was told before, also by a transaction that has not ended yet: that one is waited for. */
export async function isNewNotice(
  transaction: Transaction,
  { companyId, kind, period }: NoticeKey,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('plan_notices')
    .values({ company_id: companyId, kind, period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Everybody of a company who can sign in, with what their role may do. */
export function findPeopleOf(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'roles.name', 'roles.permissions'])
    .where('users.company_id', '=', companyId)
    .where('users.confirmed_at', 'is not', null)
    .orderBy('users.id')
    .execute();
}

export function findReader(database: Database, companyId: number, userId: number) {
  return database
    .selectFrom('users')
    .select(['email', 'username', 'display_name'])
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}
