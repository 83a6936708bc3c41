import {
  actions,
  builtInRoles,
  mostRoles,
  type Permissions,
  permissionsProblem,
  resources,
  savedPermissions,
} from '@nimble/contracts/roles';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { addPerson, addRole, builtInRoleId } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; userId: number; companyId: number };
let stranger: { token: string; companyId: number };

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
  stranger = await signedInAdmin(nimble, 'Other');
});
afterAll(() => nimble.close());

const recruiting = { job: { view: true, create: true }, submission: { view: true } };
let made = 0;
const someRole = (changes: object = {}) => ({
  name: `Recruiter ${(made += 1)}`,
  description: 'Finds people for the team.',
  type: 'recruiter',
  predefinedPermissions: recruiting,
  ...changes,
});

const create = (body: object, token = admin.token) =>
  nimble.call('POST', '/api/roles/create', { token, body });
const update = (id: number, body: object, token = admin.token) =>
  nimble.call('PUT', `/api/roles/update/${id}`, { token, body });
const remove = (id: number, token = admin.token) =>
  nimble.call('DELETE', `/api/roles/delete/${id}`, { token });
const list = (query = '', token = admin.token) => nimble.call('GET', `/api/roles/company${query}`, { token });

test('a role is made, read, changed, listed and deleted', async () => {
  const made = await create(someRole({ name: ' Lead Recruiter ' }));
  expect(made.body).toMatchObject({
    message: 'Role created successfully',
    role: {
      name: 'Lead Recruiter',
      type: 'lead recruiter',
      builtIn: false,
      userCount: 0,
      permissions: { dashboards: { view: true }, ...recruiting },
    },
  });
  const { id } = made.body.role;
  const changed = await update(
    id,
    someRole({ name: 'Lead', predefinedPermissions: { job: { view: true } } }),
  );
  expect(changed.body.role.permissions).toEqual({ dashboards: { view: true }, job: { view: true } });
  expect((await nimble.call('GET', `/api/roles/${id}`, admin)).body.role).toEqual(changed.body.role);
  expect((await list('?search=LEAD')).body).toMatchObject({
    roles: [{ id, name: 'Lead' }],
    pagination: { page: 1, pageSize: 10, total: 1, hasPrevPage: false, hasNextPage: false },
  });
  expect((await remove(id)).body).toEqual({ success: true, message: 'Role deleted successfully' });
  expect((await nimble.call('GET', `/api/roles/${id}`, admin)).status).toBe(404);
});

test('lists pages of the assignable built-in roles and the company’s own, and no other', async () => {
  const { body } = await list('?pageSize=2', stranger.token);
  expect(body.roles.map(({ name }: { name: string }) => name)).toEqual(['admin', 'sub_admin']);
  expect(body.roles[0]).toMatchObject({
    builtIn: true,
    userCount: 1,
    description: 'Manages everything in the company',
  });
  expect(body.pagination).toEqual({ page: 1, pageSize: 2, total: 3, hasPrevPage: false, hasNextPage: true });
  expect((await list('?search=sub admin')).body.pagination.total).toBe(1);
  expect((await list('?search=%25')).body.pagination.total).toBe(0);
  for (const query of ['?page=0', '?pageSize=101', '?page=x', `?search=${'a'.repeat(201)}`]) {
    expect((await list(query)).status, query).toBe(400);
  }
});

test.each([
  [{ name: '' }, 'Role title is required'],
  [{ name: undefined }, 'Role title is required'],
  [{ name: 'ab' }, 'Role title must be at least 3 characters long'],
  [{ name: 'a'.repeat(51) }, 'Role title must be less than 50 characters'],
  [{ name: 'Boss!' }, 'Role title can only contain letters, numbers, spaces, hyphens, and underscores'],
  [{ description: ' ' }, 'Role description is required'],
  [{ description: 'too short' }, 'Role description must be at least 10 characters long'],
  [{ description: 'a'.repeat(501) }, 'Role description must be less than 500 characters'],
  [
    { predefinedPermissions: { job: { create: true } } },
    'Every action in the module job also needs the View permission',
  ],
  [
    { predefinedPermissions: { 'user-management': { view: true } } },
    'Managing users needs the View permission for Role management',
  ],
  [
    { predefinedPermissions: { analytics: { view: true, delete: true } } },
    'The module analytics does not support one of these actions',
  ],
])('refuses %j', async (changes, message) => {
  const { status, body } = await create(someRole(changes));
  expect(status).toBe(400);
  expect(body.error.message).toBe(message);
});

test.each([
  { rockets: { view: true } },
  { job: { launch: true } },
  { job: { view: 'yes' } },
  [],
  'all',
  null,
])('refuses %j as permissions', async (predefinedPermissions) => {
  expect((await create(someRole({ predefinedPermissions }))).status).toBe(400);
});

test('refuses exactly the states that the form cannot reach', async () => {
  const anyFlags = fc.record(
    Object.fromEntries(
      resources.map((resource) => [
        resource,
        fc.record(Object.fromEntries(actions.map((action) => [action, fc.boolean()])), { requiredKeys: [] }),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Permissions>;
  const { body } = await create(someRole());
  const role = someRole();
  await fc.assert(
    fc.asyncProperty(anyFlags, async (predefinedPermissions) => {
      const answer = await update(body.role.id, { ...role, predefinedPermissions });
      const isReachable = permissionsProblem(predefinedPermissions) === undefined;
      expect(answer.status).toBe(isReachable ? 200 : 400);
      if (isReachable) expect(answer.body.role.permissions).toEqual(savedPermissions(predefinedPermissions));
    }),
    { numRuns: 100 },
  );
});

test('a title is unique in a company, whatever its case, and never that of a built-in role', async () => {
  const { body } = await create(someRole({ name: 'Sourcer' }));
  const other = await create(someRole());
  for (const name of ['SOURCER', 'Admin', 'sub admin', 'Sub-Admin']) {
    const again = await create(someRole({ name }));
    expect(again.status, name).toBe(400);
    expect(again.body.error).toMatchObject({
      message: 'A role with this title already exists',
      details: { errors: [{ path: 'name' }] },
    });
    expect((await update(other.body.role.id, someRole({ name }))).status, name).toBe(400);
  }
  expect((await update(body.role.id, someRole({ name: 'sourcer' }))).status).toBe(200);
  expect((await create(someRole({ name: 'Sourcer' }), stranger.token)).status).toBe(200);
});

test("another company's roles are not found, and built-in ones cannot be changed", async () => {
  const { body } = await create(someRole());
  const { id } = body.role;
  expect((await nimble.call('GET', `/api/roles/${id}`, stranger)).status).toBe(404);
  expect((await update(id, someRole(), stranger.token)).status).toBe(404);
  expect((await remove(id, stranger.token)).status).toBe(404);
  const viewer = await builtInRoleId(nimble, 'viewer');
  for (const answer of [await update(viewer, someRole()), await remove(viewer)]) {
    expect(answer.status).toBe(422);
    expect(answer.body.error.message).toBe('Built-in roles cannot be changed or deleted');
  }
  expect(
    (await nimble.call('GET', `/api/roles/${await builtInRoleId(nimble, 'master')}`, admin)).status,
  ).toBe(404);
});

test('nobody gives a permission that they do not hold, nor changes a role with more permissions', async () => {
  const managing = {
    dashboards: { view: true },
    roles: { view: true, create: true, update: true, delete: true },
    job: { view: true },
  };
  const manager = await addPerson(nimble, admin.companyId, await addRole(nimble, admin.companyId, managing));
  const more = await create(
    someRole({ predefinedPermissions: { job: { view: true, delete: true } } }),
    manager.token,
  );
  expect(more.status).toBe(422);
  expect(more.body.error.message).toBe('You can only give permissions that you have yourself');
  const own = await create(someRole({ predefinedPermissions: { job: { view: true } } }), manager.token);
  expect(own.status).toBe(200);
  expect((await update(own.body.role.id, someRole(), manager.token)).status).toBe(422);
  const above = (await create(someRole())).body.role.id;
  const lesser = someRole({ predefinedPermissions: {} });
  for (const answer of [await update(above, lesser, manager.token), await remove(above, manager.token)]) {
    expect(answer.status).toBe(422);
    expect(answer.body.error.message).toBe('You cannot change a role with more permissions than your own');
  }
});

test('a role in use cannot be deleted, and the text has the number of users', async () => {
  const { roleId } = await addRole(nimble, admin.companyId, recruiting);
  const holder = await addPerson(nimble, admin.companyId, { roleId });
  expect((await remove(roleId)).body.error).toMatchObject({
    status: 409,
    message: 'This role is assigned to 1 user and cannot be deleted. Give them another role first.',
  });
  await addPerson(nimble, admin.companyId, { roleId });
  expect((await remove(roleId)).body.error.message).toContain('assigned to 2 users');
  expect((await nimble.call('GET', '/api/jobs', holder)).status).toBe(200);
});

test('changed permissions of a role take effect at once, and its sessions go on', async () => {
  const { roleId } = await addRole(nimble, admin.companyId, recruiting);
  const holder = await addPerson(nimble, admin.companyId, { roleId });
  expect((await nimble.call('GET', '/api/jobs', holder)).status).toBe(200);
  await update(roleId, someRole({ predefinedPermissions: { submission: { view: true } } }));
  expect((await nimble.call('GET', '/api/jobs', holder)).status).toBe(403);
  expect((await nimble.call('GET', '/api/roles/user-permissions', holder)).body).toEqual({
    permissions: { dashboards: { view: true }, submission: { view: true } },
  });
});

test('every signed-in user can read their own permissions', async () => {
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const { body } = await nimble.call('GET', '/api/roles/user-permissions', viewer);
  expect(body.permissions).toEqual(builtInRoles.viewer.permissions);
});

test('the number of a company’s roles is limited', async () => {
  const full = await signedInAdmin(nimble, 'Full');
  for (let count = 0; count < mostRoles; count += 1) await addRole(nimble, full.companyId, {});
  const { status, body } = await create(someRole(), full.token);
  expect(status).toBe(422);
  expect(body.error.message).toBe('A company can have at most 100 custom roles');
});
