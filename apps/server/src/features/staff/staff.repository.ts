import type { StaffQuery } from '@nimble/contracts/staff';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  containsText,
  type Database,
  searchText,
  type Tables,
  type Transaction,
} from '../../platform/database/index.ts';

/** Joined users, and invited ones who have not confirmed the address yet. */
export type Standing = 'active' | 'invited';

const lowerEmail = sql<string>`lower(users.email)`;
const lowerUsername = sql<string>`lower(users.username)`;
const searched = [
  sql.ref<string>('users.email'),
  sql.ref<string>('users.username'),
  sql.ref<string>('users.display_name'),
];

const people =
  (companyId: number, standing: Standing, { search, role }: StaffQuery) =>
  (builder: ExpressionBuilder<Tables, 'users'>) =>
    builder.and([
      builder('users.company_id', '=', companyId),
      builder('users.confirmed_at', standing === 'active' ? 'is not' : 'is', null),
      builder.or(searched.map((text) => containsText(searchText(text), search))),
      ...(role === undefined ? [] : [builder('users.role_id', '=', role)]),
    ]);

/** Needs `users` joined with their roles. */
export const staffColumns = [
  'users.id',
  'users.username',
  'users.display_name',
  'users.avatar_file_id',
  'users.email',
  'users.confirmed_at',
  'users.paused_by_plan_at',
  'users.password_hash',
  'users.created_at',
  'users.updated_at',
  'roles.id as role_id',
  'roles.company_id as role_company_id',
  'roles.name as role_name',
  'roles.description as role_description',
  'roles.permissions as role_permissions',
] as const;

function staff(database: Database | Transaction) {
  return database.selectFrom('users').innerJoin('roles', 'roles.id', 'users.role_id').select(staffColumns);
}

/** One page, newest first. */
export function findStaff(database: Database, companyId: number, standing: Standing, query: StaffQuery) {
  return staff(database)
    .where(people(companyId, standing, query))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
}
export type StaffRow = Awaited<ReturnType<typeof findStaff>>[number];

export async function countStaff(
  database: Database,
  companyId: number,
  standing: Standing,
  query: StaffQuery,
): Promise<number> {
  const row = await database
    .selectFrom('users')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where(people(companyId, standing, query))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findMember(transaction: Transaction, companyId: number, userId: number) {
  return staff(transaction)
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Admins of the company who can sign in, but this one. */
export async function countOtherAdmins(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<number> {
  const row = await transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('users.company_id', '=', companyId)
    .where('users.id', '<>', userId)
    .where('users.confirmed_at', 'is not', null)
    .where('users.paused_by_plan_at', 'is', null)
    .where('roles.company_id', 'is', null)
    .where('roles.name', '=', 'admin')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Which of the two is taken, in whatever company: both are unique in an installation. */
export async function findTaken(
  transaction: Transaction,
  { email, username }: { email: string; username: string },
): Promise<{ email: boolean; username: boolean }> {
  const rows = await transaction
    .selectFrom('users')
    .select([
      sql<boolean>`${lowerEmail} = lower(${email})`.as('has_email'),
      sql<boolean>`${lowerUsername} = lower(${username})`.as('has_username'),
    ])
    .where(({ or }) =>
      or([
        sql<boolean>`${lowerEmail} = lower(${email})`,
        sql<boolean>`${lowerUsername} = lower(${username})`,
      ]),
    )
    .execute();
  return {
    email: rows.some((row) => row.has_email),
    username: rows.some((row) => row.has_username),
  };
}
