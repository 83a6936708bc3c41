import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateAndAccountCalls } from '../../testing/calls/candidate-and-account-calls.ts';
import { peopleCalls } from '../../testing/calls/people-calls.ts';
import { newScene } from '../../testing/calls/sample-calls.ts';
import type { SpecifiedCall, SpecifiedScene } from '../../testing/calls/specified-call.ts';
import { workspaceCalls } from '../../testing/calls/workspace-calls.ts';
import { signedInAdmin, upload } from '../../testing/journeys.ts';
import { addPerson, addRole, openSession } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let scene: SpecifiedScene;
let admin: { token: string; userId: number; companyId: number };

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Owners');
  const { roleId: spareRoleId } = await addRole(nimble, admin.companyId, { job: { view: true } });
  scene = { ...(await newScene(nimble, admin)), spareRoleId };
});
afterAll(() => nimble.close());

async function tokenOf(as: SpecifiedCall['as']): Promise<string | undefined> {
  if (as === 'nobody') return undefined;
  if (as === 'new user') return (await addPerson(nimble, admin.companyId, 'viewer')).token;
  if (as === 'without company') return (await addPerson(nimble, null, 'authenticated')).token;
  return openSession(nimble, admin.userId);
}

function at(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

/**
 * Every call that the specification lists: that it exists with this path and method, accepts the payload and answers
 * the fields that the screens read. What each means is tested with its feature.
 */
async function check({ method, path, body, headers, as, status = 200, reads = [] }: SpecifiedCall) {
  const token = await tokenOf(as);
  const answer = await nimble.call(method, path(scene), {
    ...(token !== undefined && { token }),
    ...(body && { body: body(scene) }),
    ...(headers && { headers: headers(scene) }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  for (const read of reads) expect(at(answer.body, read), read).not.toBeUndefined();
}

test.each(candidateAndAccountCalls)('candidate and account call: $row', check);

test('POST /upload, and DELETE /upload/files/{id}', async () => {
  const picture = { width: 8, height: 8, channels: 3 as const, background: '#1d4ed8' };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const uploaded = await upload(nimble, admin.token, { bytes, path: `users/user_${admin.userId}` });
  expect(uploaded.status).toBe(200);
  const [file] = uploaded.body;
  const path = `/api/upload/files/${file.id}`;
  expect((await nimble.call('DELETE', path, { token: admin.token })).status).toBe(200);
});

test('browser redirect to /api/connect/google', () => {
  expect(nimble.registeredRoutes).toContain('GET /api/connect/google');
});

test.each([...workspaceCalls, ...peopleCalls])('workspace call: $row', check);
