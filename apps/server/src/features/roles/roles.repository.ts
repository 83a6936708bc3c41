import type { BuiltInRoleName } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../platform/database/index.ts';

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
