import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedSubmission, moveIntoRole, signedInAdmin } from './testing/journeys.ts';
import { nameOf, sampleAddress, sampleBody } from './testing/sample-calls.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const roles = ['admin', 'sub_admin', 'viewer', 'authenticated'] as const;

/**
 * What each built-in role is answered for something of its own company (spec 1 §6, spec 2 §6). One line for each
 * route that asks for a right; a new one must be added here by a person who means it.
 */
const expectedStatuses = `
route                               | admin | sub_admin | viewer | authenticated
GET /api/companies/:id              |  200  |    403    |  403   |  403
GET /api/audit-events               |  200  |    403    |  403   |  403
GET /api/audit-events/export        |  200  |    403    |  403   |  403
GET /api/jobs                       |  200  |    200    |  200   |  403
POST /api/jobs/create-with-auth     |  200  |    200    |  403   |  403
GET /api/jobs/:id                   |  200  |    200    |  200   |  403
PUT /api/jobs/:id                   |  200  |    200    |  403   |  403
DELETE /api/jobs/:id                |  200  |    403    |  403   |  403
GET /api/submissions                |  200  |    200    |  200   |  403
GET /api/submissions/:id            |  200  |    200    |  200   |  403
PUT /api/submissions/:id            |  200  |    200    |  403   |  403
DELETE /api/submissions/:id         |  200  |    403    |  403   |  403
POST /api/submissions/compile/:id   |  200  |    200    |  403   |  403
`;

const [head = [], ...rows] = expectedStatuses
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const routesByRight = allRoutes.filter(({ config }) => typeof config.access === 'object');

let nimble: TestApp;
let admin: { token: string; userId: number; companyId: number };
const tokens = new Map<string, string>();

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Owners');
  tokens.set('admin', admin.token);
  for (const role of roles.slice(1)) {
    const member = await signedInAdmin(nimble, `People ${role}`);
    await moveIntoRole(nimble, { ...member, companyId: admin.companyId }, role);
    tokens.set(role, member.token);
  }
});
afterAll(() => nimble.close());

test('the table names every route that asks for a right, and every role', () => {
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(routesByRight.map(nameOf)));
  expect(head.slice(1)).toEqual(roles);
});

describe.each(routesByRight.map((route) => ({ name: nameOf(route), route })))('$name', ({ name, route }) => {
  test.each(roles)('%s', async (role) => {
    const { job, submissionId } = await finishedSubmission(nimble, admin.token);
    const scene = { companyId: admin.companyId, userId: admin.userId, job, submissionId };
    const { status } = await nimble.call(route.method, sampleAddress(route, scene), {
      token: tokens.get(role) ?? '',
      body: sampleBody(route, scene),
    });
    const row = rows.find(([named]) => named === name);
    expect(`${status}`).toBe(row?.[roles.indexOf(role) + 1]);
  });
});
