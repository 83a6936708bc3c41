import type { Role } from '@nimble/contracts/roles';
import { descriptionOf, permissionsOf } from './role-permissions.ts';
import type { RoleRow } from './roles.repository.ts';

export function presentRole(row: RoleRow): Role {
  return {
    id: row.id,
    name: row.name,
    description: descriptionOf(row),
    type: row.name.toLowerCase(),
    builtIn: row.company_id === null,
    permissions: permissionsOf(row),
    userCount: row.user_count ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}
