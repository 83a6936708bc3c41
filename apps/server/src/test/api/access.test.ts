import type { Access, RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, newScene, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { moveIntoRole, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** Routes that anybody may call; a new one must be added here deliberately. */
const publicRoutes = [
  'GET /api/auth/google/callback',
  'GET /api/connect/google',
  'GET /api/docs',
  'GET /api/getPublicInterview/:jobToken',
  'GET /api/getPublicInterview/:jobToken/welcome-media',
  'GET /api/logos/:id',
  'GET /api/openapi.json',
  'GET /api/settings/public',
  'OPTIONS /api/uploads/takes',
  'POST /api/auth/email-change/confirm',
  'POST /api/auth/email-change/open',
  'POST /api/auth/invitation',
  'POST /api/auth/reset-password',
  'POST /api/company-invitations/open',
  'POST /api/interviews/continue',
  'POST /api/interviews/mine',
  'POST /api/interviews/mine/erase',
  'POST /api/interviews/mine/withdraw-insights',
  'POST /api/interviews/opened',
  'POST /api/master-setup',
  'POST /api/master-setup/open',
  'POST /api/payments/stripe-events',
  'POST /api/submissions',
  'POST /api/submissions/validate-email',
  'POST /api/users-permissions/auth/account-verification',
  'POST /api/users-permissions/auth/custom-register',
  'POST /api/users-permissions/auth/send-email-confirmation',
  'POST /api/users-permissions/auth/sign-in-link',
  'POST /api/users-permissions/mail/forgot-password',
  'POST /api/users-permissions/user-login',
  'POST /api/users-permissions/user-login/two-factor',
];

let nimble: TestApp;
let scene: Scene;
let owner: { token: string };
let stranger: { token: string };
let powerless: { token: string };
let candidate: { token: string };
let guest: { token: string };

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  owner = admin;
  stranger = await signedInAdmin(nimble, 'Strangers');
  const member = await signedInAdmin(nimble, 'Powerless');
  await moveIntoRole(nimble, member, { name: 'Powerless', permissions: {} });
  powerless = member;
  const made = await newScene(nimble, admin);
  candidate = { token: made.candidateToken };
  guest = { token: made.guestToken };
  scene = made;
});
afterAll(() => nimble.close());

const accessOf = (route: RouteContract): Access => route.config.access;

/** Calls a route about an existing record, with a valid body: only a missing permission can stop it. */
async function call(route: RouteContract, token?: string) {
  const body = sampleBody(route, scene);
  return nimble.call(route.method, sampleAddress(route, scene), {
    ...(token === undefined ? {} : { token }),
    ...(body && { body }),
  });
}

const guarded = allRoutes.filter((route) => accessOf(route) !== 'public' && accessOf(route) !== 'signed');
const orderOf = ({ method }: RouteContract) => (method === 'GET' ? 0 : 1);
/** Reads come first: what a stranger makes looks like the owner's. */
const byPermission = allRoutes
  .filter((route) => typeof accessOf(route) === 'object')
  .toSorted((one, other) => orderOf(one) - orderOf(other));
const named = (routes: readonly RouteContract[]) => routes.map((route) => ({ name: nameOf(route), route }));

test('exactly the listed routes are open to anybody', () => {
  const open = allRoutes.filter((route) => accessOf(route) === 'public');
  expect(open.map(nameOf).sort()).toEqual(publicRoutes);
});

test('the server has every declared route and no other', () => {
  for (const { method, url } of allRoutes)
    expect(nimble.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
  const declared = new Set(allRoutes.map(nameOf));
  expect(nimble.registeredRoutes.filter((name) => name.includes(' /api/') && !declared.has(name))).toEqual(
    [],
  );
});

describe.each(named(guarded))('$name', ({ route }) => {
  test('refuses a call without a token, with nonsense, and with a forged token', async () => {
    const forged =
      'eyJhbGciOiJub25lIn0.eyJraW5kIjoidXNlciIsInNlc3Npb24iOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.';
    for (const token of [undefined, 'nonsense', forged]) expect((await call(route, token)).status).toBe(401);
  });

  test('refuses a token of another kind', async () => {
    const access = accessOf(route);
    const kinds = { candidate: 'candidate', take: 'candidate', guest: 'guest' } as const;
    const kind = typeof access === 'string' && access in kinds ? kinds[access as keyof typeof kinds] : 'user';
    for (const [other, { token }] of Object.entries({ user: owner, candidate, guest }))
      if (other !== kind) expect((await call(route, token)).status, other).toBe(401);
  });
});

describe.each(named(byPermission))('$name', ({ route }) => {
  test('refuses a role without the permission', async () => {
    const { status, body } = await call(route, powerless.token);
    expect(status).toBe(403);
    expect(body.data).toBeNull();
  });

  test("returns nothing of another company's", async () => {
    const { status, body } = await call(route, stranger.token);
    if (/:(id|jobId)\b/.test(route.url)) {
      expect(status).toBe(404);
      expect(body.data).toBeNull();
    } else if (route.method === 'GET') {
      expect(status).toBe(200);
      // Names of the owner's company, people, roles, job and candidate.
      expect(JSON.stringify(body)).not.toMatch(/owners|person-|role [0-9a-f]{8}|"engineer"|casey/i);
    }
  });
});

test("a stranger's calls have changed nothing", async () => {
  const { body } = await nimble.call('GET', `/api/jobs/${scene.job.id}`, owner);
  expect(body.data).toMatchObject({ title: 'Engineer', type: 'full-time', submissionCount: 1 });
  const submission = await nimble.call('GET', `/api/submissions/${scene.submissionId}`, owner);
  expect(submission.body.data).toMatchObject({ status: 'pending', notes: null, rating: null });
});

test('a file needs its signature', async () => {
  const url = '/api/files/1?expires=9999999999&signature=';
  expect((await nimble.call('GET', url + 'A'.repeat(43))).status).toBe(403);
  expect((await nimble.call('GET', '/api/files/1')).status).toBe(400);
});

test('a signed-out token stops working at once', async () => {
  const { token } = await signedInAdmin(nimble, 'Leavers');
  expect((await nimble.call('GET', '/api/users/me', { token })).status).toBe(200);
  await nimble.call('POST', '/api/auth/sign-out', { token });
  expect((await nimble.call('GET', '/api/users/me', { token })).status).toBe(401);
});
