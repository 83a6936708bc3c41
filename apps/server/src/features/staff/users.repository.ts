import type { UsersRequest } from '@nimble/contracts/staff';
import { sql } from 'kysely';
import { whereCondition } from '../../platform/database/collection-conditions.ts';
import {
  type CollectionValues,
  collectionValues,
  onPage,
  shapeOfFilters,
  shapeOfPage,
} from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';
import { staffColumns } from './staff.repository.ts';

const filterColumns = {
  id: 'users.id',
  username: 'users.username',
  displayName: 'users.display_name',
  email: 'users.email',
  role: 'users.role_id',
  'role.id': 'users.role_id',
  'role.name': 'roles.name',
  status: sql<string>`(case when users.confirmed_at is null then 'invited' else 'active' end)`,
  createdAt: 'users.created_at',
} as const;

const sortColumns = {
  createdAt: 'users.created_at',
  username: 'users.username',
  email: 'users.email',
} as const;

type Asked = CollectionValues<UsersRequest>;

const page = prepare((database, given: Given<Asked>, { request }) => {
  const { field, direction } = request.sort;
  return matching(database, given, request)
    .select(staffColumns)
    .orderBy(sortColumns[field], direction)
    .orderBy('users.id', direction)
    .$call(onPage(request, given));
}, shapeOfPage);

const total = prepare(
  (database, given: Given<Asked>, { request }) =>
    matching(database, given, request).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

function matching(database: Database | Transaction, given: Given<Asked>, { where }: UsersRequest) {
  const ofCompany = database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where(
      'users.company_id',
      '=',
      given(({ companyId }) => companyId),
    );
  return where === undefined
    ? ofCompany
    : ofCompany.where((builder) => whereCondition(builder, filterColumns, where, given));
}

export async function findUsers(database: Database, companyId: number, request: UsersRequest) {
  const values = collectionValues(companyId, request);
  const [rows, [counted]] = await Promise.all([page(database, values), total(database, values)]);
  return { rows, total: counted?.total ?? 0 };
}
