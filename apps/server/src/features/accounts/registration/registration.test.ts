import { textOf } from '@nimble/contracts';
import { accountMessages } from '@nimble/contracts/accounts';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let inviting: TestApp;
let closed: TestApp;
let master: { token: string };
beforeAll(async () => {
  inviting = await createTestApp({ REGISTRATION: 'invite' });
  closed = await createTestApp({ REGISTRATION: 'closed' });
  master = await addPerson(inviting, null, 'master');
});
afterAll(async () => {
  await inviting.close();
  await closed.close();
});

let count = 0;
const register = ({ call }: TestApp, email: string, invitation?: string) => {
  count += 1;
  const body = {
    company: `Company ${count}`,
    username: `somebody${count}`,
    email,
    password: 'Secret12',
    invitation,
  };
  return call('POST', '/api/users-permissions/auth/custom-register', { body });
};
const login = ({ call }: TestApp, identifier: string) =>
  call('POST', '/api/users-permissions/user-login', { body: { identifier, password: 'Secret12' } });
const setUp = ({ call }: TestApp, token: string) =>
  call('POST', '/api/users-permissions/auth/company-registration', {
    token,
    body: { company: `Company ${(count += 1)}` },
  });

async function invited(email: string): Promise<string> {
  const { status } = await inviting.call('POST', '/api/installation/invitations', {
    token: master.token,
    body: { data: { email } },
  });
  expect(status).toBe(200);
  await inviting.runTasks();
  const url = inviting.mails.findLast(({ to }) => to === email.toLowerCase())?.action.url ?? '';
  expect(url).toContain('/register#');
  return url.split('#')[1] ?? '';
}

test.each([
  [{}, 'open'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'invite'],
  [{ SMTP_URL: 'smtp://mail.example.com', REGISTRATION: 'open' }, 'open'],
  [{ REGISTRATION: 'closed' }, 'closed'],
])('with %j sign-up is %s', (settings, registration) => {
  expect(loadConfig(settings).registration).toBe(registration);
});

test('where registration is closed, only invited people sign up, and the pages know it', async () => {
  for (const app of [inviting, closed]) {
    const { status, body } = await register(app, 'stranger@example.com');
    expect([status, body.error.message]).toEqual([422, refusalCatalog['account.registration_closed'].text]);
    await app.runTasks();
    expect(app.mails).toEqual([]);
    const { body: settings } = await app.call('GET', '/api/settings/public');
    expect(settings.data.registration).toBe(app.config.registration);
  }
});

test('an invitation makes one company, for its own address, which is proven by it', async () => {
  const code = await invited('Ann@Bakery.example');
  const opened = await inviting.call('POST', '/api/company-invitations/open', { body: { token: code } });
  expect(opened.body.data).toEqual({ email: 'ann@bakery.example' });
  const other = await register(inviting, 'else@bakery.example', code);
  expect(other.body.error.details.errors).toEqual([
    {
      path: 'email',
      code: 'account.invited_email_only',
      message: refusalCatalog['account.invited_email_only'].text,
    },
  ]);
  const made = await register(inviting, 'ANN@bakery.example', code);
  expect([made.status, made.body]).toEqual([
    200,
    { message: textOf(accountMessages.registeredByInvitation), confirmed: true },
  ]);
  expect((await login(inviting, 'ann@bakery.example')).status).toBe(200);
  expect((await register(inviting, 'ann@bakery.example', code)).status).toBe(400);
  expect((await register(inviting, 'bo@bakery.example', 'made-up')).status).toBe(400);
  const { body } = await inviting.call('GET', '/api/installation/invitations', master);
  expect(body.data[0]).toMatchObject({ email: 'ann@bakery.example', acceptedAt: expect.any(String) });
});

test('two concurrent uses of one invitation make one company', async () => {
  const code = await invited('two@bakery.example');
  const answers = await Promise.all([1, 2, 3].map(() => register(inviting, 'two@bakery.example', code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an invitation that was replaced, withdrawn or has expired is refused', async () => {
  const first = await invited('cy@bakery.example');
  const second = await invited('cy@bakery.example');
  expect((await register(inviting, 'cy@bakery.example', first)).status).toBe(400);
  await inviting.pool.query(
    `UPDATE company_invitations SET expires_at = now() - interval '1 second' WHERE accepted_at IS NULL`,
  );
  expect((await register(inviting, 'cy@bakery.example', second)).status).toBe(400);
  const third = await invited('cy@bakery.example');
  const { body } = await inviting.call('GET', '/api/installation/invitations?search=cy@', master);
  const path = `/api/installation/invitations/${body.data[0].id}`;
  expect((await inviting.call('DELETE', path, master)).status).toBe(200);
  expect((await inviting.call('DELETE', path, master)).status).toBe(404);
  expect((await register(inviting, 'cy@bakery.example', third)).status).toBe(400);
});

test('a signed-in user without a company needs an invitation too; the master never does', async () => {
  const newcomer = await addPerson(inviting, null, 'authenticated');
  expect((await setUp(inviting, newcomer.token)).status).toBe(422);
  await inviting.pool.query(
    `INSERT INTO company_invitations (email, expires_at) VALUES ($1, now() + interval '1 day')`,
    [newcomer.email],
  );
  expect((await setUp(inviting, newcomer.token)).status).toBe(200);
  const masterOfClosed = await addPerson(closed, null, 'master');
  expect((await setUp(closed, masterOfClosed.token)).status).toBe(200);
  const refused = await closed.call('POST', '/api/installation/invitations', {
    token: masterOfClosed.token,
    body: { data: { email: 'dee@bakery.example' } },
  });
  expect(refused.status).toBe(422);
});
