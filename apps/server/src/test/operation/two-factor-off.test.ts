import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { startNimble } from '../../testing/servers/nimble-process.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { databaseUrl } from '../../testing/servers/test-database.ts';

// Each test starts processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const password = 'Secret12';
const turnOff = (...emails: string[]) =>
  startNimble(['two-factor-off', ...emails], {
    DATA_DIR: nimble.folder,
    DATABASE_URL: databaseUrl({ connection: nimble.connection }),
  }).ended;
const signIn = async (identifier: string) =>
  Object.keys(
    (await nimble.call('POST', '/api/users-permissions/user-login', { body: { identifier, password } })).body,
  );

test('the operator turns off two-factor authentication for a person without codes', async () => {
  const { token } = await signedInAdmin(nimble, 'Locked Out');
  const post = (step: string, body: object) =>
    nimble.call('POST', `/api/auth/two-factor/${step}`, { token, body });
  const { secret } = (await post('set-up', { password })).body.data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await post('confirm', { code })).status).toBe(200);
  expect(await signIn('lockedout')).toEqual(['twoFactor']);

  const email = 'lockedout@example.com';
  expect(await turnOff('LockedOut@example.com')).toEqual({
    code: 0,
    output: `Two-factor authentication is off for ${email}. They sign in with their password and can set it up again.\n`,
  });
  expect(await signIn('lockedout')).toContain('jwt');
  const { body } = await nimble.call('GET', '/api/audit-events', { token });
  expect(body.data[0]).toMatchObject({ action: 'account.signed_in' });
  expect(body.data[1]).toMatchObject({ action: 'account.two_factor_disabled', actor: null });
  expect(await turnOff(email)).toEqual({
    code: 0,
    output: `Two-factor authentication was not on for ${email}.\n`,
  });
});

test('an unknown email address is refused after the others are done', async () => {
  await signedInAdmin(nimble, 'Known One');
  expect(await turnOff('nobody@example.com', 'knownone@example.com')).toEqual({
    code: 1,
    output:
      'Two-factor authentication was not on for knownone@example.com.\nThere is no account with the email address nobody@example.com.\n',
  });
});
