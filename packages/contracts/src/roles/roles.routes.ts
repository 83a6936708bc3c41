import * as z from 'zod/mini';
import { idParameters, messageAnswer } from '../fields.ts';
import { pageQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { permissionsAnswer, role, roleInput } from './roles.schemas.ts';

const view = { resource: 'roles', action: 'view' } as const;

/** The company's own roles and the built-in ones that its users can have; `search` matches titles. */
export const listRoles = route({
  method: 'GET',
  url: '/api/roles/company',
  schema: {
    summary: 'List roles',
    querystring: pageQuery,
    response: {
      200: z.object({
        roles: z.array(role),
        pagination: z.object({
          page: z.number(),
          pageSize: z.number(),
          total: z.number(),
          hasPrevPage: z.boolean(),
          hasNextPage: z.boolean(),
        }),
      }),
    },
  },
  config: { access: view },
});

export const userPermissions = route({
  method: 'GET',
  url: '/api/roles/user-permissions',
  schema: {
    summary: 'Get your own permissions',
    response: { 200: z.object({ permissions: permissionsAnswer }) },
  },
  config: { access: 'signedIn' },
});

export const getRole = route({
  method: 'GET',
  url: '/api/roles/:id',
  schema: { summary: 'Get a role', params: idParameters, response: { 200: z.object({ role }) } },
  config: { access: view, refuses: ['role.not_found'] },
});

const savedRole = z.extend(messageAnswer, { role });

/** Answers 400 on the field `name` when the title is taken, 422 for permissions that the caller does not hold. */
export const createRole = route({
  method: 'POST',
  url: '/api/roles/create',
  schema: { summary: 'Create a role', body: roleInput, response: { 200: savedRole } },
  config: {
    access: { resource: 'roles', action: 'create' },
    refuses: ['role.not_found', 'role.not_yours', 'role.title_taken', 'role.too_many'],
  },
});

/** Takes effect at once for everybody who has the role. */
export const updateRole = route({
  method: 'PUT',
  url: '/api/roles/update/:id',
  schema: { summary: 'Update a role', params: idParameters, body: roleInput, response: { 200: savedRole } },
  config: {
    access: { resource: 'roles', action: 'update' },
    refuses: ['role.above_you', 'role.built_in', 'role.not_found', 'role.not_yours', 'role.title_taken'],
  },
});

/** Answers 409 with the number of users, while users have the role. */
export const deleteRole = route({
  method: 'DELETE',
  url: '/api/roles/delete/:id',
  schema: {
    summary: 'Delete a role',
    params: idParameters,
    response: { 200: z.extend(messageAnswer, { success: z.literal(true) }) },
  },
  config: {
    access: { resource: 'roles', action: 'delete' },
    refuses: ['role.above_you', 'role.built_in', 'role.in_use', 'role.not_found'],
  },
});
