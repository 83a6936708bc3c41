import { createHash } from 'node:crypto';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { allRoutes } from '@nimble/contracts/all-routes';
import { apiTokenResources, mostApiTokens, permissionsThroughToken } from '@nimble/contracts/api-tokens';
import {
  builtInRoles,
  holdsAll,
  isOneAllowed,
  type Permission,
  type Permissions,
} from '@nimble/contracts/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf, newScene, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import { addCompany, addPerson, addRole, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Person & { companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

async function made(permissions: Permissions, by: { token: string } = admin, name = 'Warehouse') {
  const body = { data: { name, permissions, days: 30 } };
  const answer = await nimble.call('POST', '/api/api-tokens', { token: by.token, body });
  expect(answer.status).toBe(200);
  return answer.body.data as { token: { id: number; start: string }; secret: string };
}

const permissionsBeside = (access: object): readonly Permission[] =>
  'or' in access ? (access.or as readonly Permission[]) : [];
const jobs = { job: { view: true, create: true } };
const statusOf = async (secret: string, url = '/api/jobs') =>
  (await nimble.call('GET', url, { token: secret })).status;

/** All permissions that a token can hold. */
const everything = permissionsThroughToken(builtInRoles.admin.permissions, builtInRoles.admin.permissions);

test('a token calls within its permissions, its secret is not stored, and its last use is shown', async () => {
  const { token, secret } = await made(jobs);
  expect(secret).toMatch(/^nim_[\w-]{43}$/);
  expect(await statusOf(secret)).toBe(200);
  expect(await statusOf(secret, '/api/submissions')).toBe(403);

  const { rows } = await nimble.pool.query('SELECT * FROM api_tokens WHERE id = $1', [token.id]);
  expect(rows[0].token_hash).toEqual(createHash('sha256').update(secret).digest());
  expect(JSON.stringify(rows[0])).not.toContain(secret.slice(9));
  const { body } = await nimble.call('GET', '/api/api-tokens', { token: admin.token });
  const listed = body.data.find(({ id }: { id: number }) => id === token.id);
  expect(listed).toMatchObject({ start: secret.slice(0, 9), permissions: jobs, state: 'active' });
  expect(Date.now() - Date.parse(listed.lastUsedAt)).toBeLessThan(60_000);
  expect(JSON.stringify(body)).not.toContain(secret.slice(9));
});

test('a refused API token gets the code of the permission that it lacks; a person sees no code', async () => {
  const { secret } = await made(jobs);
  const language = { 'accept-language': 'de' };
  const withToken = await nimble.call('GET', '/api/submissions', { token: secret });
  expect([withToken.status, withToken.body.error.code]).toEqual([403, 'request.forbidden']);
  expect(withToken.body.error.message).toContain('submission:view');
  const translated = await nimble.call('GET', '/api/submissions', { token: secret, headers: language });
  expect(translated.body.error.message).toMatch(/^Zugriff.*submission:view/);
  const reader = await addPerson(nimble, admin.companyId, 'viewer');
  const refused = await nimble.call('POST', '/api/jobs', { token: reader.token, body: { data: {} } });
  expect(refused.body.error.message).toBe(refusalCatalog['request.forbidden'].text);
});

test('the name of the scheme is read in any case, as HTTP says', async () => {
  const { secret } = await made(jobs);
  const statusWith = async (authorization: string) =>
    (await nimble.app.inject({ url: '/api/jobs', headers: { authorization } })).statusCode;
  expect(await statusWith(`bearer ${secret}`)).toBe(200);
  expect(await statusWith(`BEARER ${secret}`)).toBe(200);
  expect(await statusWith(`Basic ${secret}`)).toBe(401);
  expect(await statusWith(secret)).toBe(401);
});

test('its changes are logged with its name and its maker', async () => {
  const { secret } = await made({ company: { view: true, update: true } }, admin, 'Brand robot');
  const address = `/api/companies/${admin.companyId}`;
  const body = { data: { website: 'https://robots.example.com' } };
  expect((await nimble.call('PUT', address, { token: secret, body })).status).toBe(200);
  const events = await nimble.call('GET', '/api/audit-events', { token: admin.token });
  expect(events.body.data[0]).toMatchObject({
    action: 'company.settings_changed',
    actor: { id: admin.userId },
    apiToken: 'Brand robot',
  });
  expect(events.body.data[1]).toMatchObject({ action: 'api_token.created', apiToken: null });
});

test('each route accepts or refuses a token with all possible permissions, as its contract says', async () => {
  const company = await addCompany(nimble);
  const { secret } = await made(everything, company);
  const scene = await newScene(nimble, company);
  for (const route of allRoutes) {
    const { access, apiToken } = route.config;
    if (access === 'public' || access === 'signed') continue;
    const body = sampleBody(route, scene);
    const { status, body: answer } = await nimble.call(route.method, sampleAddress(route, scene), {
      token: secret,
      ...(body && { body }),
    });
    if (access === 'candidate' || access === 'take' || access === 'guest')
      expect(status, nameOf(route)).toBe(401);
    else if (access === 'signedIn' || access === 'master' || apiToken === 'refused')
      expect([status, answer.error.message], nameOf(route)).toEqual([
        403,
        refusalCatalog['api_token.refused'].text,
      ]);
    else if (!isOneAllowed(everything, [access, ...permissionsBeside(access)]))
      expect(status, nameOf(route)).toBe(403);
    // A 404 for what an earlier call has deleted, or a 415 for a call without its file, is not the token's fault.
    else expect([200, 404, 409, 415, 422], nameOf(route)).toContain(status);
  }
});

test('no token can manage permissions, sessions, tokens or money', () => {
  const reached = allRoutes.filter(({ config: { access, apiToken } }) => {
    return (
      typeof access === 'object' &&
      apiToken !== 'refused' &&
      isOneAllowed(everything, [access, ...permissionsBeside(access)])
    );
  });
  for (const { url, method } of reached)
    expect(`${method} ${url}`).not.toMatch(
      /\/auth\/|\/api\/users\/|users-permissions|sessions|api-tokens|webhooks|roles|(POST|PUT|DELETE) .*(users|staff|plans)/,
    );
});

test('it never does more than its maker may do at the time', async () => {
  const { roleId } = await addRole(nimble, admin.companyId, builtInRoles.admin.permissions);
  const maker = await addPerson(nimble, admin.companyId, { roleId });
  const { secret } = await made({ ...jobs, submission: { view: true } }, maker);
  expect(await statusOf(secret, '/api/submissions')).toBe(200);
  await nimble.database
    .updateTable('roles')
    .set({ permissions: JSON.stringify({ job: { view: true } }) })
    .where('id', '=', roleId)
    .execute();
  expect(await statusOf(secret)).toBe(200);
  expect(await statusOf(secret, '/api/submissions')).toBe(403);
  await nimble.database.deleteFrom('users').where('id', '=', maker.userId).execute();
  expect(await statusOf(secret)).toBe(401);
  const { body } = await nimble.call('GET', '/api/api-tokens', { token: admin.token });
  expect(body.data.some(({ state }: { state: string }) => state === 'ownerless')).toBe(true);
});

test('a token cannot get a permission that its maker does not hold, or that tokens cannot hold', async () => {
  const clerkRole = await addRole(nimble, admin.companyId, {
    company: { view: true, update: true },
    job: { view: true },
  });
  const clerk = await addPerson(nimble, admin.companyId, clerkRole);
  const ask = async (permissions: object, days: unknown = 30, token = clerk.token) =>
    (
      await nimble.call('POST', '/api/api-tokens', {
        token,
        body: { data: { name: 'Robot', permissions, days } },
      })
    ).status;
  expect(await ask(jobs)).toBe(422);
  expect(await ask({ job: { view: true } })).toBe(200);
  expect(await ask({ roles: { view: true } }, 30, admin.token)).toBe(400);
  expect(await ask({ 'user-management': { create: true } }, 30, admin.token)).toBe(400);
  expect(await ask({}, 30, admin.token)).toBe(400);
  expect(await ask({ job: { view: false } }, 30, admin.token)).toBe(400);
  expect(await ask(jobs, 36_500, admin.token)).toBe(400);
});

test('a refusal of permissions that tokens cannot have names them', async () => {
  const permissions = { job: { view: true }, roles: { view: true }, submission: { create: true } };
  const body = { data: { name: 'Robot', permissions, days: 30 } };
  const { body: answer } = await nimble.call('POST', '/api/api-tokens', { token: admin.token, body });
  expect(answer.error.message).toBe(
    'API tokens cannot have these permissions: submission:create, roles:view',
  );
});

test('a company has at most 50 tokens; revoked, expired and ownerless ones do not count', async () => {
  const full = await addCompany(nimble);
  const tokens: number[] = [];
  for (let count = 0; count < mostApiTokens; count += 1) tokens.push((await made(jobs, full)).token.id);
  const ask = async () => {
    const body = { data: { name: 'Robot', permissions: jobs, days: 30 } };
    return (await nimble.call('POST', '/api/api-tokens', { token: full.token, body })).body.error?.code;
  };
  expect(await ask()).toBe('api_token.too_many');
  for (const end of ['revoked_at = now()', 'expires_at = now()', 'made_by = NULL']) {
    await nimble.pool.query(`UPDATE api_tokens SET ${end} WHERE id = $1`, [tokens.pop()]);
    expect([await ask(), await ask()]).toEqual([undefined, 'api_token.too_many']);
  }
});

test('a call without any token is not told that its session has expired', async () => {
  const { status, body } = await nimble.call('GET', '/api/jobs');
  expect([status, body.error.code]).toEqual([401, 'request.token_missing']);
  expect(body.error.message).toContain('Authorization: Bearer');
});

test('a revoked, an expired and an unknown token get the same answer as none, except for its text', async () => {
  const revoked = await made(jobs);
  const expired = await made(jobs);
  const address = `/api/api-tokens/${revoked.token.id}`;
  expect((await nimble.call('DELETE', address, { token: admin.token })).status).toBe(200);
  expect((await nimble.call('DELETE', address, { token: admin.token })).status).toBe(404);
  await nimble.pool.query("UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1", [
    expired.token.id,
  ]);
  for (const secret of [revoked.secret, expired.secret, `nim_${'A'.repeat(43)}`, 'nim_short']) {
    const { status, body } = await nimble.call('GET', '/api/jobs', { token: secret });
    expect([status, body.error.message]).toEqual([401, refusalCatalog['api_token.not_valid'].text]);
  }
});

test('a text that is no token is refused as an API token, not as an expired session', async () => {
  const { secret } = await made(jobs);
  const withoutSignature = admin.token.slice(0, admin.token.lastIndexOf('.'));
  for (const token of [
    secret.slice(1),
    secret.toUpperCase(),
    'undefined',
    '$NIMBLE_TOKEN',
    withoutSignature,
  ]) {
    const { status, body } = await nimble.call('GET', '/api/jobs', { token });
    expect([status, body.error.code], token).toEqual([401, 'api_token.not_valid']);
  }
  const { body } = await nimble.call('GET', '/api/jobs', { token: `${admin.token}A` });
  expect(body.error.code).toBe('request.unauthorized');
});

test("another company's records are not found", async () => {
  const other = await addCompany(nimble);
  const scene = await newScene(nimble, other);
  const { secret } = await made(everything);
  expect(await statusOf(secret, `/api/jobs/${scene.job.id}`)).toBe(404);
  expect(await statusOf(secret, `/api/submissions/${scene.submissionId}`)).toBe(404);
});

test('the socket refuses tokens', async () => {
  const { secret } = await made(everything);
  expect(await nimble.dependencies.sessions.authenticate(secret)).toBeUndefined();
});

test('possible permissions are in the matrix, and intersecting never adds any', () => {
  expect(holdsAll(builtInRoles.admin.permissions, everything)).toBe(true);
  expect(apiTokenResources).not.toContain('roles');
  expect(permissionsThroughToken(everything, builtInRoles.viewer.permissions)).toEqual({
    dashboards: { view: true },
    job: { view: true },
    submission: { view: true },
  });
});
