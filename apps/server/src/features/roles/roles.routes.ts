import { textOf } from '@nimble/contracts';
import {
  createRole,
  deleteRole,
  getRole,
  listRoles,
  roleMessages,
  updateRole,
  userPermissions,
} from '@nimble/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { RolesService } from './roles.service.ts';

export function rolesRoutes(app: FastifyInstance, roles: RolesService): void {
  handle(app, listRoles, async ({ principal, query }) => roles.list(principal.companyId, query));
  handle(app, userPermissions, async ({ principal }) => ({ permissions: principal.permissions }));
  handle(app, getRole, async ({ principal, params }) => ({
    role: await roles.one(principal.companyId, params.id),
  }));
  handle(app, createRole, async ({ principal, body }) => ({
    message: textOf(roleMessages.created),
    role: await roles.create(principal, body),
  }));
  handle(app, updateRole, async ({ principal, params, body }) => ({
    message: textOf(roleMessages.updated),
    role: await roles.change(principal, params.id, body),
  }));
  handle(app, deleteRole, async ({ principal, params }) => {
    await roles.remove(principal, params.id);
    return { success: true as const, message: textOf(roleMessages.deleted) };
  });
}
