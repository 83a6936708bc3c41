import { sql } from 'kysely';
import { languageOfCompany } from '../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';

const lowerEmail = sql<string>`lower(users.email)`;
const lowerUsername = sql<string>`lower(users.username)`;

function users(database: Database | Transaction) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.username',
      'users.display_name',
      'users.first_name',
      'users.last_name',
      'users.position',
      'users.bio',
      'users.phone',
      'users.location',
      'users.website',
      'users.avatar_file_id',
      'users.email',
      'users.provider',
      'users.confirmed_at',
      'users.theme',
      'users.language',
      'users.created_at',
      'users.updated_at',
      'users.company_id',
      'roles.id as role_id',
      'roles.name as role_name',
      'roles.description as role_description',
      'roles.permissions as role_permissions',
      'companies.name as company_name',
      'companies.website as company_website',
      'companies.primary_color',
      'companies.secondary_color',
      'companies.accent_color',
      'companies.logo_file_id',
      'companies.insights_level',
      'companies.video_never_required',
    ])
    .select(({ eb }) => eb('users.google_subject', 'is not', null).$castTo<boolean>().as('google_linked'));
}

export function findUser(database: Database | Transaction, userId: number) {
  return users(database).where('users.id', '=', userId).executeTakeFirst();
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/**
 * Finds a user by email address or username, whatever the case. An address always has an @, a username may have one
 * too.
 */
export function findUserByIdentifier(database: Database, identifier: string) {
  const wanted = identifier.toLowerCase();
  return users(database)
    .select('users.password_hash')
    .where(({ eb, or }) => or([eb(lowerEmail, '=', wanted), eb(lowerUsername, '=', wanted)]))
    .orderBy(sql`lower(users.email) = ${wanted}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** To whom emails to an address are written, whatever its case. */
export function findUserByEmail(database: Database, email: string) {
  return database
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.username', 'users.language'])
    .select(languageOfCompany.as('company_language'))
    .where(lowerEmail, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** A user's address, and the hash of their password; null for users who sign in by Google alone. */
export function findPassword(database: Database, userId: number) {
  return database
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Is this the hash of the user's password? Then it stays until the transaction ends. */
export async function holdPassword(
  transaction: Transaction,
  userId: number,
  passwordHash: string | null,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation of `users_email` or `users_username`. */
export async function insertUser(
  transaction: Transaction,
  user: { companyId: number; roleId: number; username: string; email: string; passwordHash: string | null },
): Promise<number> {
  const row = await transaction
    .insertInto('users')
    .values({
      company_id: user.companyId,
      role_id: user.roleId,
      username: user.username,
      email: user.email,
      provider: 'local',
      password_hash: user.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Users who need a verification email: not confirmed, and not invited, because an invitation asks for a password. */
export function findUnconfirmed(
  database: Database | Transaction,
  by: { email: string } | { userId: number },
) {
  const unconfirmed = database
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.username', 'users.language'])
    .select(languageOfCompany.as('company_language'))
    .where('users.confirmed_at', 'is', null)
    .where('users.password_hash', 'is not', null);
  return (
    'email' in by
      ? unconfirmed.where(lowerEmail, '=', by.email.toLowerCase())
      : unconfirmed.where('users.id', '=', by.userId)
  ).executeTakeFirst();
}

/** An invited user without a password, and the company that invites. */
export function findInvited(database: Database, userId: number) {
  return database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.email', 'users.username', 'users.language'])
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.language as company_language',
    ])
    .where('users.id', '=', userId)
    .where('users.confirmed_at', 'is', null)
    .where('users.password_hash', 'is', null)
    .executeTakeFirst();
}

/** @returns the user's company; null for none, or for a user who was confirmed before. */
export async function confirmUser(
  transaction: Transaction,
  userId: number,
  now: Date,
): Promise<number | null> {
  const row = await transaction
    .updateTable('users')
    .set({ confirmed_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst();
  return row?.company_id ?? null;
}

export async function setRole(
  transaction: Transaction,
  companyId: number,
  userId: number,
  roleId: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ role_id: roleId, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}

export async function deleteUser(transaction: Transaction, companyId: number, userId: number): Promise<void> {
  await transaction
    .deleteFrom('users')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}

/** As colleagues see them, also those whom the plan pauses. */
export function findNamesOfUsers(
  database: Database | Transaction,
  companyId: number,
  userIds: readonly number[],
) {
  return database
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(display_name, username)`.as('name')])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...userIds])
    .execute();
}
