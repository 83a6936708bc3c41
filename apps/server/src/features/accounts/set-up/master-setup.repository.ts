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

/** @returns what the link signs: one value for all web servers and starts, until the link is used. */
export async function keepMasterSetupLink(database: Database, nonce: string): Promise<string> {
  const kept = await database
    .insertInto('master_setup_links')
    .values({ nonce })
    // It changes nothing, and returns what another server has kept.
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ only_one: true }))
    .returning('nonce')
    .executeTakeFirstOrThrow();
  return kept.nonce;
}

export async function findMasterSetupLink(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('master_setup_links').select('nonce').executeTakeFirst();
  return row?.nonce;
}

/** Uses the link up. @returns whether it was valid. */
export async function takeMasterSetupLink(transaction: Transaction, nonce: string): Promise<boolean> {
  const row = await transaction
    .deleteFrom('master_setup_links')
    .where('nonce', '=', nonce)
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
