import type { Transaction } from '../../../platform/database/index.ts';

/** @returns false for a user who has a company already. `adminRoleId` replaces the role that has no permissions. */
export async function giveCompany(
  transaction: Transaction,
  user: { userId: number; companyId: number; adminRoleId: number; permissionlessRoleId: number; now: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set((expression) => ({
      company_id: user.companyId,
      role_id: expression
        .case()
        .when('role_id', '=', user.permissionlessRoleId)
        .then(user.adminRoleId)
        .else(expression.ref('role_id'))
        .end(),
      updated_at: user.now,
    }))
    .where('id', '=', user.userId)
    .where('company_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function findEmail(transaction: Transaction, userId: number): Promise<string> {
  const { email } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
