import type { PageQuery } from '@nimble/contracts';
import { requireRole } from './existing-role.ts';
import { createRoleChangesService, type RoleChangesDependencies } from './role-changes.service.ts';
import { presentRole } from './roles.presenter.ts';
import { countRoles, findRoles } from './roles.repository.ts';

export function createRolesService(dependencies: RoleChangesDependencies) {
  const { database } = dependencies;
  return {
    ...createRoleChangesService(dependencies),

    one: (companyId: number, roleId: number) => requireRole(database, companyId, roleId),

    async list(companyId: number, query: PageQuery) {
      const { page, pageSize, search } = query;
      const [rows, total] = await Promise.all([
        findRoles(database, companyId, query),
        countRoles(database, companyId, search),
      ]);
      const pagination = {
        page,
        pageSize,
        total,
        hasPrevPage: page > 1,
        hasNextPage: page * pageSize < total,
      };
      return { roles: rows.map(presentRole), pagination };
    },
  };
}
export type RolesService = ReturnType<typeof createRolesService>;
