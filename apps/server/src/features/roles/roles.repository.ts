import { assignableBuiltInRoles, type BuiltInRoleName, type Permissions } from '@nimble/contracts/roles';
import { type ExpressionBuilder, sql } from 'kysely';
import { languageOfUser } from '../../platform/company-mails/index.ts';
import {
  containsText,
  type Database,
  searchText,
  type Tables,
  type Transaction,
} from '../../platform/database/index.ts';

export async function findBuiltInRoleId(
  database: Database | Transaction,
  name: BuiltInRoleName,
): Promise<number> {
  const row = await database
    .selectFrom('roles')
    .select('id')
    .where('company_id', 'is', null)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The company's own roles, and the built-in ones that its people can have. */
const ofCompany = (companyId: number) => (builder: ExpressionBuilder<Tables, 'roles'>) =>
  builder.or([
    builder('company_id', '=', companyId),
    builder.and([builder('company_id', 'is', null), builder('name', 'in', assignableBuiltInRoles)]),
  ]);

function roles(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('roles')
    .select((builder) => [
      'roles.id',
      'roles.company_id',
      'roles.name',
      'roles.description',
      'roles.permissions',
      'roles.created_at',
      builder
        .selectFrom('users')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('users.role_id', '=', 'roles.id')
        .where('users.company_id', '=', companyId)
        .as('user_count'),
    ])
    .where(ofCompany(companyId));
}

export function findRole(database: Database | Transaction, companyId: number, roleId: number) {
  return roles(database, companyId).where('roles.id', '=', roleId).executeTakeFirst();
}
export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

/** Built-in roles are shown, and found, with spaces for underscores. */
const shownName = sql<string>`replace(${searchText(sql.ref('roles.name'))}, '_', ' ')`;
const named = (search: string) => containsText(shownName, search.replaceAll('_', ' '));

/** One page: the built-in roles first, then by title. */
export function findRoles(
  database: Database,
  companyId: number,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
) {
  return roles(database, companyId)
    .where(named(search))
    .orderBy(sql`roles.company_id is null`, 'desc')
    .orderBy(searchText(sql.ref('roles.name')))
    .orderBy('roles.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRoles(database: Database, companyId: number, search: string): Promise<number> {
  const row = await database
    .selectFrom('roles')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where(ofCompany(companyId))
    .where(named(search))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countOwnRoles(transaction: Transaction, companyId: number): Promise<number> {
  const row = await transaction
    .selectFrom('roles')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.count;
}

type RoleValues = { name: string; description: string; permissions: Permissions };

/** @throws a unique violation of `roles_name`. */
export async function insertRole(
  transaction: Transaction,
  companyId: number,
  { name, description, permissions }: RoleValues,
): Promise<number> {
  const row = await transaction
    .insertInto('roles')
    .values({ company_id: companyId, name, description, permissions: JSON.stringify(permissions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @throws a unique violation of `roles_name`. */
export async function updateRole(
  transaction: Transaction,
  companyId: number,
  roleId: number,
  { name, description, permissions }: RoleValues,
): Promise<void> {
  await transaction
    .updateTable('roles')
    .set({ name, description, permissions: JSON.stringify(permissions), updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', roleId)
    .execute();
}

export async function deleteRole(transaction: Transaction, companyId: number, roleId: number): Promise<void> {
  await transaction
    .deleteFrom('roles')
    .where('company_id', '=', companyId)
    .where('id', '=', roleId)
    .execute();
}

/** The current role of a user of the company; undefined for a deleted user. */
export function findRoleOfUser(transaction: Transaction, companyId: number, userId: number) {
  return transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['roles.name', 'roles.permissions'])
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** The role of a person whom the plan has not paused. */
export function findActiveRole(transaction: Transaction, companyId: number, userId: number) {
  return transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['roles.name', 'roles.permissions'])
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .where('users.paused_by_plan_at', 'is', null)
    .executeTakeFirst();
}

/** Everyone in a company who can sign in, with the permissions of their role. */
export function findPeopleWithRoles(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(languageOfUser.as('language'))
    .select([
      'users.id',
      'users.email',
      'users.username',
      'users.display_name',
      'roles.name',
      'roles.permissions',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.confirmed_at', 'is not', null)
    .where('users.paused_by_plan_at', 'is', null)
    .orderBy('users.id')
    .execute();
}
