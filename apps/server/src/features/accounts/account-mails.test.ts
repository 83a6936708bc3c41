import { expect, onTestFinished, test } from 'vitest';
import { linkIn, startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const body = { company: 'Letters', username: 'letters', email: 'letters@example.com', password: 'Secret12' };

async function appWith(smtpUrl: string): Promise<TestApp> {
  const nimble = await createTestApp({ SMTP_URL: smtpUrl, PUBLIC_URL: 'https://hire.example.com' });
  onTestFinished(() => nimble.close());
  return nimble;
}

const register = ({ call }: TestApp) => call('POST', '/api/users-permissions/auth/custom-register', { body });
const forgot = ({ call }: TestApp) =>
  call('POST', '/api/users-permissions/mail/forgot-password', { body: { email: body.email } });

/** Tasks that wait for a retry, as the queue knows them. */
async function waiting({ pool }: TestApp): Promise<number[]> {
  const { rows } = await pool.query<{ attempts: number }>(
    'SELECT attempts FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
  );
  return rows.map(({ attempts }) => attempts);
}

/** Makes the next attempt due. */
const comeDue = ({ pool }: TestApp) =>
  pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() - interval $$1 second$$');

test('the links of real emails verify the account and set a new password', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const nimble = await appWith(server.url);
  await register(nimble);
  await nimble.runTasks();
  const [welcome] = server.received;
  expect(welcome).toMatchObject({
    subject: 'Verify your Nimble account',
    to: [{ address: body.email }],
  });
  const verification = linkIn(welcome);
  expect(verification.href).toMatch(/^https:\/\/hire\.example\.com\/verify-account\/[\w-]{43}$/);
  const verified = await nimble.call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode: verification.pathname.split('/').at(-1) },
  });
  expect(verified.status).toBe(200);

  await forgot(nimble);
  await nimble.runTasks();
  const reset = linkIn(server.received[1]);
  expect(reset.href).toMatch(/^https:\/\/hire\.example\.com\/change-password\/[\w-]{43}$/);
  const password = 'Posted-Password-1';
  const verificatationCode = reset.pathname.split('/').at(-1);
  const changed = await nimble.call('POST', '/api/auth/reset-password', {
    body: { verificatationCode, password, passwordConfirmation: password },
  });
  expect(changed.status).toBe(200);
  const login = await nimble.call('POST', '/api/users-permissions/user-login', {
    body: { identifier: body.email, password },
  });
  expect(login.status).toBe(200);
});

test('a mail server that is unreachable or refuses loses no email', async () => {
  const away = await startMailServer();
  await away.close();
  const nimble = await appWith(away.url);
  expect((await register(nimble)).status).toBe(200);
  await nimble.runTasks();
  expect(await waiting(nimble)).toEqual([1]);

  const rude = await startMailServer(away.port, { refusal: 'Try again later' });
  await comeDue(nimble);
  await nimble.runTasks();
  expect(await waiting(nimble)).toEqual([2]);
  await rude.close();

  const back = await startMailServer(away.port);
  onTestFinished(back.close);
  await comeDue(nimble);
  await nimble.runTasks();
  expect(await waiting(nimble)).toEqual([]);
  expect(back.received.map(({ subject }) => subject)).toEqual(['Verify your Nimble account']);
  const verified = await nimble.call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode: linkIn(back.received[0]).pathname.split('/').at(-1) },
  });
  expect(verified.status).toBe(200);
});

test('a slow mail server delays no call', async () => {
  let answer = () => {};
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = await startMailServer(0, { until });
  onTestFinished(slow.close);
  const nimble = await appWith(slow.url);
  await register(nimble);
  const sending = nimble.runTasks();
  expect((await forgot(nimble)).status).toBe(200);
  expect((await nimble.call('GET', '/api/settings/public')).status).toBe(200);
  expect(slow.received).toEqual([]);
  answer();
  await sending;
  await nimble.runTasks();
  expect(slow.received.map(({ subject }) => subject)).toEqual([
    'Verify your Nimble account',
    'Reset your Nimble password',
  ]);
});
