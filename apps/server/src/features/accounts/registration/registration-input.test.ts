import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedState } from '../../../testing/figures/stored-state.ts';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
  await signedInAdmin(nimble, 'Takers');
});
afterAll(() => nimble.close());

const base = '/api/users-permissions';
const good = { company: 'Newcomers', username: 'newcomer', email: 'new@example.com', password: 'Secret12' };

async function refusal(path: string, body: object) {
  const before = await storedState(nimble);
  const { status, body: answer } = await nimble.call('POST', `${base}/${path}`, { body });
  expect(await storedState(nimble)).toEqual(before);
  return {
    status,
    message: answer.error.message,
    paths: (answer.error.details.errors ?? []).map((one: { path: string }) => one.path),
  };
}

describe('registering with', () => {
  test.each([
    [{ company: undefined }, 'Company is required'],
    [{ company: '  ' }, 'Company is required'],
    [{ company: 'ab' }, 'Company must be at least 3 characters'],
    [{ company: 'a'.repeat(51) }, 'Company must be less than 50 characters'],
    [{ username: undefined }, 'Username is required'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ email: undefined }, 'Email is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'Please enter a valid email address'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'Please enter a valid email address'],
    [{ password: undefined }, 'Password is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'Abc12' }, 'Password must be at least 6 characters'],
    [{ password: 'secret12' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'Secrets' }, 'Password must contain at least one number'],
    [{ company: 'takers' }, 'There is a company already registered with this name'],
    [{ email: 'TAKERS@example.com' }, 'This email is already in use'],
    [{ username: 'Takers' }, 'This username is already in use'],
  ])('%j', async (change, message) => {
    const answer = await refusal('auth/custom-register', { ...good, ...change });
    expect(answer).toEqual({ status: 400, message, paths: Object.keys(change) });
  });

  test('permissions in the request give none', async () => {
    const body = {
      ...good,
      role: 'master',
      role_id: 1,
      confirmed: true,
      confirmed_at: new Date(),
      company_id: 1,
      id: 1,
    };
    expect((await nimble.call('POST', `${base}/auth/custom-register`, { body })).status).toBe(200);
    const login = { identifier: good.email, password: good.password };
    expect((await refusal('user-login', login)).message).toBe('Your account email is not confirmed');
  });
});

test.each([
  [{ password: 'Secret12' }, 'Email is required'],
  [{ identifier: '', password: 'Secret12' }, 'Email is required'],
  [{ identifier: 'takers@example.com' }, 'Password is required'],
  [{ identifier: 'takers@example.com', password: '' }, 'Password is required'],
  [{ identifier: 'takers@example.com', password: 'Wrong123' }, 'Invalid identifier or password'],
  [{ identifier: 'nobody@example.com', password: 'Secret12' }, 'Invalid identifier or password'],
  [{ identifier: "' or 1=1 --", password: 'Secret12' }, 'Invalid identifier or password'],
  [{ identifier: '%', password: 'Secret12' }, 'Invalid identifier or password'],
])('logging in with %j is refused', async (body, message) => {
  expect(await refusal('user-login', body)).toMatchObject({ status: 400, message });
});

test.each(['unknown', '../../..', "' or 1=1 --", 'é', 'a'.repeat(200)])(
  'no account is verified by %j',
  async (verificationCode) => {
    const message = 'This verification link is invalid or has expired. Ask for a new one.';
    expect(await refusal('auth/account-verification', { verificationCode })).toMatchObject({
      status: 400,
      message,
    });
  },
);

test('a code verifies once', async () => {
  const email = 'once@example.com';
  await nimble.call('POST', `${base}/auth/custom-register`, {
    body: { ...good, company: 'Oncers', username: 'oncer', email },
  });
  await nimble.runTasks();
  const link = nimble.mails.findLast((mail) => mail.to === email)?.action.url ?? '';
  const body = { verificationCode: link.split('/').at(-1) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => nimble.call('POST', `${base}/auth/account-verification`, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
});
