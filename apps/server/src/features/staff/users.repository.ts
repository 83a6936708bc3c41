import type { UsersRequest } from '@nimble/contracts/staff';
import { sql } from 'kysely';
import { compileCondition, whereCondition } from '../../platform/database/collection-conditions.ts';
import { onPage } from '../../platform/database/collection-statement.ts';
import { type Database, searchText } from '../../platform/database/index.ts';
import { staffColumns } from './staff.repository.ts';

const filterColumns = {
  id: 'users.id',
  username: 'users.username',
  displayName: 'users.display_name',
  email: 'users.email',
  role: 'users.role_id',
  'role.id': 'users.role_id',
  'role.name': 'roles.name',
  status: { expression: `(case when users.confirmed_at is null then 'invited' else 'active' end)` },
  createdAt: 'users.created_at',
  updatedAt: 'users.updated_at',
} as const;

/** Names stand where a reader looks for them, whatever their case and accents. */
const sortColumns = {
  createdAt: sql.ref('users.created_at'),
  updatedAt: sql.ref('users.updated_at'),
  username: searchText(sql.ref('users.username')),
  email: searchText(sql.ref('users.email')),
} as const;

function matching(database: Database, companyId: number, { where }: UsersRequest) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.company_id', '=', companyId)
    .where(whereCondition(compileCondition(filterColumns, where)));
}

export async function findUsers(database: Database, companyId: number, request: UsersRequest) {
  const { field, direction } = request.sort;
  const found = matching(database, companyId, request);
  const [rows, { total }] = await Promise.all([
    found
      .select(staffColumns)
      .orderBy(sortColumns[field], direction)
      .orderBy('users.id', direction)
      .$call(onPage(request))
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
