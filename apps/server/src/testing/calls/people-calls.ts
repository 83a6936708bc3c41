import type { SpecifiedCall } from './specified-call.ts';

/** Calls about people and roles; then those that delete, because their targets are gone afterwards. */
export const peopleCalls: readonly SpecifiedCall[] = [
  {
    row: 'GET /roles/{id}',
    method: 'GET',
    path: ({ roleId }) => `/api/roles/${roleId}`,
    reads: ['role.name', 'role.description', 'role.permissions'],
  },
  {
    row: 'POST /roles/create',
    method: 'POST',
    path: () => '/api/roles/create',
    body: () => ({
      name: 'Finder',
      description: 'Finds people for the team.',
      type: 'custom',
      predefinedPermissions: { job: { view: true } },
    }),
    reads: ['message'],
  },
  {
    row: 'PUT /roles/update/{id}',
    method: 'PUT',
    path: ({ roleId }) => `/api/roles/update/${roleId}`,
    body: () => ({
      name: 'Searcher',
      description: 'Finds people for the team.',
      type: 'custom',
      predefinedPermissions: { job: { view: true } },
    }),
  },
  {
    row: 'GET /roles/company',
    method: 'GET',
    path: () => '/api/roles/company?page=1&pageSize=10&search=e',
    reads: ['roles', 'pagination.total'],
  },
  {
    row: 'GET /roles/user-permissions',
    method: 'GET',
    path: () => '/api/roles/user-permissions',
    reads: ['permissions'],
  },
  {
    row: 'GET /staff/list',
    method: 'GET',
    path: () => '/api/staff/list?page=1&pageSize=10&search=own',
    reads: ['success', 'data.users', 'data.pagination.total'],
  },
  {
    row: 'GET /staff/invited',
    method: 'GET',
    path: () => '/api/staff/invited?page=1&pageSize=10',
    reads: ['users', 'pagination.total', 'totalUsers'],
  },
  {
    row: 'POST /users-permissions/users/invite',
    method: 'POST',
    path: () => '/api/users-permissions/users/invite',
    body: ({ roleId }) => ({
      username: 'invitee',
      email: 'invitee@example.com',
      password: 'simple',
      role: roleId,
    }),
  },
  {
    row: 'PUT /staff/updaterole/{id}',
    method: 'PUT',
    path: ({ memberId }) => `/api/staff/updaterole/${memberId}`,
    body: ({ roleId }) => ({ role: roleId }),
    reads: ['success', 'message'],
  },
  {
    row: 'DELETE /staff/deletestaff/{id}',
    method: 'DELETE',
    path: ({ memberId }) => `/api/staff/deletestaff/${memberId}`,
    reads: ['success', 'message'],
  },
  {
    row: 'DELETE /roles/delete/{id}',
    method: 'DELETE',
    path: ({ spareRoleId }) => `/api/roles/delete/${spareRoleId}`,
    reads: ['success'],
  },
  {
    row: 'DELETE submissions/{id}',
    method: 'DELETE',
    path: ({ submissionId }) => `/api/submissions/${submissionId}`,
  },
  { row: 'DELETE jobs/{id}', method: 'DELETE', path: ({ job }) => `/api/jobs/${job.id}` },
];
