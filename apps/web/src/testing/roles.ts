import type { Role } from '@nimble/contracts/roles';

/** The company's own, without users. */
export function someRole(changes: Partial<Role> = {}): Role {
  return {
    id: 9,
    name: 'Baker',
    description: 'Bakes what the harbour eats.',
    type: 'baker',
    builtIn: false,
    permissions: { job: { view: true } },
    userCount: 0,
    createdAt: '2026-05-04T12:00:00.000Z',
    ...changes,
  };
}

export function rolesPage(...roles: Role[]) {
  const pagination = { page: 1, pageSize: 10, total: roles.length, hasPrevPage: false, hasNextPage: false };
  return { roles, pagination };
}
