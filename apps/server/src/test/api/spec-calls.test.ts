import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newScene } from '../../testing/calls/sample-calls.ts';
import { spec1Calls } from '../../testing/calls/spec-1-calls.ts';
import { spec2Calls } from '../../testing/calls/spec-2-calls.ts';
import { spec2PeopleCalls } from '../../testing/calls/spec-2-people-calls.ts';
import type { SpecCall, SpecScene } from '../../testing/calls/spec-calls.ts';
import { signedInAdmin, upload } from '../../testing/journeys.ts';
import { addPerson, addRole, openSession } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: SpecScene;
let admin: { token: string; userId: number; companyId: number };

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Owners');
  const { roleId: spareRoleId } = await addRole(nimble, admin.companyId, { job: { view: true } });
  scene = { ...(await newScene(nimble, admin)), spareRoleId };
});
afterAll(() => nimble.close());

async function tokenOf(as: SpecCall['as']): Promise<string | undefined> {
  if (as === 'nobody') return undefined;
  if (as === 'somebody new') return (await addPerson(nimble, admin.companyId, 'viewer')).token;
  if (as === 'without company') return (await addPerson(nimble, null, 'authenticated')).token;
  return openSession(nimble, admin.userId);
}

function at(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

/**
 * Every call of the tables in spec 1 §7 and spec 2 §7: that it is there under the path and method of its row, takes the
 * row's payload and answers what the row says is read of it. What each means is tested with its feature.
 */
async function check({ method, path, body, headers, as, status = 200, reads = [] }: SpecCall) {
  const token = await tokenOf(as);
  const answer = await nimble.call(method, path(scene), {
    ...(token !== undefined && { token }),
    ...(body && { body: body(scene) }),
    ...(headers && { headers: headers(scene) }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  for (const read of reads) expect(at(answer.body, read), read).not.toBeUndefined();
}

test.each(spec1Calls)('spec 1 §7: $row', check);

test('spec 1 §7: POST /upload, and spec 2 §7: DELETE /upload/files/{id}', async () => {
  const picture = { width: 8, height: 8, channels: 3 as const, background: '#1d4ed8' };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const uploaded = await upload(nimble, admin.token, { bytes, path: `users/user_${admin.userId}` });
  expect(uploaded.status).toBe(200);
  const [file] = uploaded.body;
  const path = `/api/upload/files/${file.id}`;
  expect((await nimble.call('DELETE', path, { token: admin.token })).status).toBe(200);
});

test('spec 1 §7: browser redirect to /api/connect/google', () => {
  expect(nimble.registeredRoutes).toContain('GET /api/connect/google');
});

test.each([...spec2Calls, ...spec2PeopleCalls])('spec 2 §7: $row', check);
