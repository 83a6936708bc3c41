import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMasterSetupService } from '../../features/accounts/set-up/master-setup.service.ts';
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
const changeEmail = (...addresses: string[]) =>
  startNimble(['change-email', ...addresses], {
    DATA_DIR: nimble.folder,
    DATABASE_URL: databaseUrl({ connection: nimble.connection }),
  }).ended;
const signIn = (identifier: string) =>
  nimble.call('POST', '/api/users-permissions/user-login', { body: { identifier, password } });
const linksOf = (userId: number) =>
  nimble.database.selectFrom('account_codes').select('purpose').where('user_id', '=', userId).execute();

test('the operator changes the email address of a person, who signs in with it and stays signed in', async () => {
  const { token } = await signedInAdmin(nimble, 'Newly Wed');
  const me = () => nimble.call('GET', '/api/users/me', { token });
  const { id } = (await me()).body;
  const expires_at = new Date(Date.now() + 60_000);
  await nimble.database
    .insertInto('account_codes')
    .values({ user_id: id, purpose: 'password-reset', code_hash: Buffer.alloc(32, 7), expires_at })
    .execute();

  expect(await changeEmail('NewlyWed@example.com', ' wed@example.com ')).toEqual({
    code: 0,
    output:
      'The account newlywed@example.com now has the email address wed@example.com. The password and open sessions stay; links that were emailed before no longer work.\n',
  });
  expect((await me()).body).toMatchObject({
    email: 'wed@example.com',
    username: 'newlywed',
    confirmed: true,
  });
  expect((await signIn('wed@example.com')).status).toBe(200);
  expect((await signIn('newlywed@example.com')).status).toBe(400);
  expect(await linksOf(id)).toEqual([]);
  const { body } = await nimble.call('GET', '/api/audit-events', { token });
  expect(body.data[1]).toMatchObject({ action: 'account.email_changed', actor: null });
});

test('the master, whose username is the address, signs in with the new one, and no second one is offered', async () => {
  const setup = createMasterSetupService(nimble);
  const sent = { token: (await setup.offerLink())?.split('#')[1] ?? '', password };
  await setup.setUp(sent);
  expect((await changeEmail('master@nimble.local', 'olga@example.com')).code).toBe(0);
  expect((await signIn('olga@example.com')).body.user).toMatchObject({
    username: 'olga@example.com',
    role: { name: 'master' },
  });
  expect((await signIn('master@nimble.local')).status).toBe(400);
  expect(await setup.offerLink()).toBeUndefined();
});

test('an unknown, a taken and a malformed address are refused, and nothing changes', async () => {
  await signedInAdmin(nimble, 'First One');
  await signedInAdmin(nimble, 'Second One');
  const refusals = [
    [
      ['nobody@example.com', 'x@example.com'],
      'There is no account with the email address nobody@example.com.\n',
    ],
    // A username is no address.
    [['firstone', 'x@example.com'], 'There is no account with the email address firstone.\n'],
    [
      ['firstone@example.com', 'SecondOne@example.com'],
      'Another account already has SecondOne@example.com as its email address or username.\n',
    ],
    [['firstone@example.com', 'first one'], 'first one is not a valid email address.\n'],
  ] as const;
  for (const [addresses, output] of refusals)
    expect(await changeEmail(...addresses)).toEqual({ code: 1, output });
  expect((await signIn('firstone@example.com')).status).toBe(200);
});
