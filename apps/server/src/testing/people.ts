import { randomUUID } from 'node:crypto';
import { defaultBrandColors } from '@nimble/contracts/companies';
import type { BuiltInRoleName, Permissions } from '@nimble/contracts/roles';
import { hashPassword } from '../features/accounts/index.ts';
import { createSignedTokens } from '../platform/signed-tokens.ts';
import type { TestApp } from './servers/test-app.ts';

/** The password hash of all users here; computed once, because that is slow. */
const passwordHash = hashPassword('Secret12');

export type Person = { userId: number; token: string };
export type TestRole = BuiltInRoleName | { roleId: number };

/** A role of a company, inserted into the database directly. */
export async function addRole(
  { database }: TestApp,
  companyId: number,
  permissions: Permissions,
  name = `Role ${randomUUID().slice(0, 8)}`,
): Promise<{ roleId: number }> {
  const { id } = await database
    .insertInto('roles')
    .values({ company_id: companyId, name, permissions: JSON.stringify(permissions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { roleId: id };
}

/** A company with its admin, inserted into the database directly. */
export async function addCompany(nimble: TestApp): Promise<Person & { companyId: number }> {
  const { id: companyId } = await nimble.database
    .insertInto('companies')
    .values({
      name: `Company ${randomUUID()}`,
      primary_color: defaultBrandColors.primaryColor,
      secondary_color: defaultBrandColors.secondaryColor,
      accent_color: defaultBrandColors.accentColor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { companyId, ...(await addPerson(nimble, companyId, 'admin')) };
}

export async function builtInRoleId({ database }: TestApp, name: BuiltInRoleName): Promise<number> {
  const { id } = await database
    .selectFrom('roles')
    .select('id')
    .where('company_id', 'is', null)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/** A user with an open session, inserted into the database directly: no email. */
export async function addPerson(
  nimble: TestApp,
  companyId: number | null,
  role: TestRole,
  standing: 'active' | 'invited' = 'active',
): Promise<Person & { email: string }> {
  const username = `person-${randomUUID()}`;
  const email = `${username}@example.com`;
  const { id } = await nimble.database
    .insertInto('users')
    .values({
      company_id: companyId,
      role_id: typeof role === 'string' ? await builtInRoleId(nimble, role) : role.roleId,
      username,
      email,
      provider: 'local',
      password_hash: await passwordHash,
      confirmed_at: standing === 'active' ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id, email, token: await openSession(nimble, id) };
}

/** @returns the token of a new session. */
export async function openSession({ database, config }: TestApp, userId: number): Promise<string> {
  const id = randomUUID();
  const expires_at = new Date(Date.now() + 60 * 60 * 1000);
  await database.insertInto('sessions').values({ id, user_id: userId, expires_at }).execute();
  return createSignedTokens(config.secret).signSession(id);
}
