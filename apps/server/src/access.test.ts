import type { Access, RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from './testing/journeys.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** Routes that anybody may call; a new one must be added here by a person who means it. */
const publicRoutes = [
  'GET /api/getPublicInterview/:jobToken',
  'GET /api/settings/public',
  'POST /api/submissions',
  'POST /api/submissions/validate-email',
  'POST /api/users-permissions/auth/account-verification',
  'POST /api/users-permissions/auth/custom-register',
  'POST /api/users-permissions/auth/send-email-confirmation',
  'POST /api/users-permissions/user-login',
];

let nimble: TestApp;
let owner: { token: string; companyId: number; userId: number };
let stranger: { token: string };
let powerless: { token: string };
let candidate: { token: string; submissionId: number };
let jobId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  owner = await signedInAdmin(nimble, 'Owners');
  stranger = await signedInAdmin(nimble, 'Strangers');
  const member = await signedInAdmin(nimble, 'Powerless');
  await demote(member.userId);
  powerless = member;
  const job = await activeJob(nimble, owner.token);
  jobId = job.id;
  candidate = await begunInterview(nimble, job);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', candidate.submissionId)
    .execute();
});
afterAll(() => nimble.close());

/** Puts a user into a role of their company that holds no right at all. */
async function demote(userId: number): Promise<void> {
  const { company_id } = await nimble.database
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const role = await nimble.database
    .insertInto('roles')
    .values({ company_id, name: 'Powerless', permissions: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await nimble.database.updateTable('users').set({ role_id: role.id }).where('id', '=', userId).execute();
}

const nameOf = (route: RouteContract) => `${route.method} ${route.url}`;
const accessOf = (route: RouteContract): Access => route.config.access;

/** The address of something that exists and belongs to the owner. */
function addressOf(route: RouteContract): string {
  const id = route.url.includes('submissions')
    ? candidate.submissionId
    : route.url.includes('companies')
      ? owner.companyId
      : route.url.includes('users')
        ? owner.userId
        : jobId;
  return route.url
    .replace(':id', `${id}`)
    .replace(':takeId', '00000000-0000-4000-8000-000000000000')
    .replace(':jobToken', 'AAAAAAAAAAAA');
}

/** A body that passes validation, so that nothing but the right is what stops the call. */
function bodyOf(route: RouteContract): object | undefined {
  if (route.method === 'GET' || route.method === 'HEAD' || route.method === 'DELETE') return undefined;
  if (route.url === '/api/users/:id') return { theme: 'dark' };
  return { data: { notes: 'x', title: 'Taken over' } };
}

async function call(route: RouteContract, token?: string) {
  const body = bodyOf(route);
  return nimble.call(route.method, addressOf(route), {
    ...(token === undefined ? {} : { token }),
    ...(body && { body }),
  });
}

const guarded = allRoutes.filter((route) => accessOf(route) !== 'public' && accessOf(route) !== 'signed');
const byRight = allRoutes.filter((route) => typeof accessOf(route) === 'object');

test('exactly the listed routes are open to anybody', () => {
  expect(
    allRoutes
      .filter((route) => accessOf(route) === 'public')
      .map(nameOf)
      .sort(),
  ).toEqual(publicRoutes);
});

test('the server has every declared route and no other', () => {
  for (const { method, url } of allRoutes)
    expect(nimble.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
  const declared = new Set(allRoutes.map(nameOf));
  expect(nimble.registeredRoutes.filter((name) => name.includes(' /api/') && !declared.has(name))).toEqual(
    [],
  );
});

describe.each(guarded.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test('refuses a call without a token, with nonsense, and with a forged token', async () => {
    const forged =
      'eyJhbGciOiJub25lIn0.eyJraW5kIjoidXNlciIsInNlc3Npb24iOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.';
    for (const token of [undefined, 'nonsense', forged]) expect((await call(route, token)).status).toBe(401);
  });

  test('refuses a token of the other kind', async () => {
    const token = accessOf(route) === 'candidate' ? owner.token : candidate.token;
    expect((await call(route, token)).status).toBe(401);
  });
});

describe.each(byRight.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test('refuses a role without the right', async () => {
    const { status, body } = await call(route, powerless.token);
    expect(status).toBe(403);
    expect(body.data).toBeNull();
  });

  test("gives and changes nothing of another company's", async () => {
    const { status, body } = await call(route, stranger.token);
    if (route.url.includes(':id')) {
      expect(status).toBe(404);
      expect(body.data).toBeNull();
    } else if (route.method === 'GET') {
      expect(body.data).toEqual([]);
    } else {
      expect(status).toBe(400);
    }
  });
});

test('a file needs its signature, and the signature of one file opens no other', async () => {
  const url = '/api/files/1?expires=9999999999&signature=';
  expect((await nimble.call('GET', url + 'A'.repeat(43))).status).toBe(403);
  expect((await nimble.call('GET', '/api/files/1')).status).toBe(400);
});

test('a signed-out token is worth nothing at once', async () => {
  const { token } = await signedInAdmin(nimble, 'Leavers');
  expect((await nimble.call('GET', '/api/users/me', { token })).status).toBe(200);
  await nimble.call('POST', '/api/auth/sign-out', { token });
  expect((await nimble.call('GET', '/api/users/me', { token })).status).toBe(401);
});
