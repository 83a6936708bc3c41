import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Does the built-in role master have a user? */
export async function hasMaster(database: Database | Transaction): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('users.id')
    .where('roles.company_id', 'is', null)
    .where('roles.name', '=', 'master')
    .executeTakeFirst();
  return row !== undefined;
}

/** A new link invalidates the older one. */
export async function saveMasterSetupLink(database: Database, hash: Buffer): Promise<void> {
  await database
    .insertInto('master_setup_links')
    .values({ code_hash: hash })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ code_hash: hash }))
    .execute();
}

export async function isMasterSetupLink(database: Database, hash: Buffer): Promise<boolean> {
  const row = await database
    .selectFrom('master_setup_links')
    .select('only_one')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the link up. @returns whether it was valid. */
export async function takeMasterSetupLink(transaction: Transaction, hash: Buffer): Promise<boolean> {
  const row = await transaction
    .deleteFrom('master_setup_links')
    .where('code_hash', '=', hash)
    .returning('only_one')
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation of `users_email` or `users_username`. */
export async function insertMaster(
  transaction: Transaction,
  master: { roleId: number; email: string; passwordHash: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('users')
    .values({
      company_id: null,
      role_id: master.roleId,
      username: master.email,
      email: master.email,
      provider: 'local',
      password_hash: master.passwordHash,
      confirmed_at: master.now,
    })
    .execute();
}
