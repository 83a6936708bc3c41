import { textOf } from '@nimble/contracts';
import { type GoogleProblem, googleMessages } from '@nimble/contracts/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  followIssuer,
  type Person,
  startGoogleIssuer,
  type TestIssuer,
} from '../../../testing/servers/google-issuer.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const callback = '/api/auth/google/callback';
const publicUrl = 'http://localhost:3000';
const password = 'Secret12';
const ann: Person = {
  subject: 'ann-1',
  email: 'Ann@example.com',
  isEmailVerified: true,
  name: 'Ann Archer',
};

let issuer: TestIssuer;
let nimble: TestApp;
let cookie = '';

beforeAll(async () => {
  issuer = await startGoogleIssuer(publicUrl + callback);
  nimble = await createTestApp(issuer.settings);
});
afterAll(async () => {
  await nimble.close();
  await issuer.close();
});
beforeEach(() => {
  cookie = '';
});

/** One request of the browser, which keeps its cookie. */
async function browse(
  url: string,
  options: { accept?: string; token?: string; method?: 'GET' | 'POST' } = {},
) {
  const { accept = 'text/html,*/*', token, method = 'GET' } = options;
  const response = await nimble.app.inject({
    method,
    url,
    headers: { accept, cookie, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const line = [response.headers['set-cookie']].flat()[0];
  if (line !== undefined) cookie = line.split(';')[0] ?? '';
  return response;
}

/** Starts at the issuer; `bend` may change the request's parameters. */
async function connect(bend: (asked: URL) => void = () => undefined): Promise<URL> {
  const left = await browse('/api/connect/google');
  expect(left.statusCode).toBe(302);
  const asked = new URL(left.headers.location ?? '');
  bend(asked);
  return followIssuer(asked.href);
}

/** Returns from the issuer. @returns the part behind the # of the page's address. */
async function comeBack(address: URL): Promise<URLSearchParams> {
  const back = await browse(callback + address.search);
  expect(back.statusCode).toBe(302);
  return new URLSearchParams(new URL(back.headers.location ?? '', publicUrl).hash.slice(1));
}

function exchange(token: string | null) {
  return browse(`${callback}?access_token=${token}`, { accept: 'application/json' });
}

async function signIn(person: Person) {
  issuer.signIn(person);
  const exchanged = await exchange((await comeBack(await connect())).get('access_token'));
  expect(exchanged.statusCode, exchanged.body).toBe(200);
  return exchanged.json() as { jwt: string; user: { id: number; email: string; company: { name: string } } };
}

async function registered(email: string, company: string) {
  const body = { company, username: company, email, password };
  await nimble.call('POST', '/api/users-permissions/auth/custom-register', { body });
  await nimble.runTasks();
  const link = nimble.mails.findLast((mail) => mail.to === email)?.action.url ?? '';
  const verificationCode = link.split('/').at(-1);
  await nimble.call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode },
  });
}

const linkedIn = (token: string) =>
  nimble.call('GET', '/api/audit-events?filters[action][$eq]=account.google_linked', { token });

async function tokenByPassword(identifier: string): Promise<string> {
  const { body } = await nimble.call('POST', '/api/users-permissions/user-login', {
    body: { identifier, password },
  });
  return body.jwt;
}

test('a new user has no company, sets one up and becomes its admin', async () => {
  const { jwt: token, user } = await signIn(ann);
  expect(user).toMatchObject({
    email: 'Ann@example.com',
    username: 'Ann Archer',
    confirmed: true,
    provider: 'google',
    company: null,
    role: { name: 'authenticated' },
    permissions: {},
  });
  expect((await nimble.call('GET', '/api/jobs', { token })).status).toBe(403);
  const url = '/api/users-permissions/auth/company-registration';
  const made = await nimble.call('POST', url, { token, body: { company: 'Archery' } });
  expect(made.body).toMatchObject({ user: { company: { name: 'Archery' }, role: { name: 'admin' } } });
  expect((await nimble.call('GET', '/api/jobs', { token })).status).toBe(200);
  const again = await nimble.call('POST', url, { token, body: { company: 'Archery Two' } });
  expect(again.body.error.message).toBe('Your account already belongs to a company.');
  expect(await nimble.database.selectFrom('companies').select('name').execute()).toEqual([
    { name: 'Archery' },
  ]);
});

test('a returning user is recognized by the Google account, even with a new address', async () => {
  const first = await signIn({ ...ann, subject: 'bea-1', email: 'bea@example.com' });
  const second = await signIn({ ...ann, subject: 'bea-1', email: 'bea.new@example.com' });
  expect(second.user.id).toBe(first.user.id);
  expect(second.jwt).not.toBe(first.jwt);
});

test('an invited user joins by Google, and the link of the invitation is used up', async () => {
  await registered('host@example.com', 'Hosts');
  const token = await tokenByPassword('host@example.com');
  const roles = await nimble.call('GET', '/api/roles/company?search=viewer', { token });
  const body = { username: 'guest', email: 'guest@example.com', role: roles.body.roles[0].id };
  await nimble.call('POST', '/api/users-permissions/users/invite', { token, body });
  await nimble.runTasks();
  const link = nimble.mails.findLast((mail) => mail.to === body.email)?.action.url ?? '';
  const { user } = await signIn({ ...ann, subject: 'guest-1', email: body.email });
  expect(user.company.name).toBe('Hosts');
  const told = await nimble.call('GET', '/api/notifications', { token });
  expect(told.body.data[0]?.message).toBe('guest has joined your company.');
  expect((await linkedIn(token)).body.data).toMatchObject([{ actor: { name: 'guest' } }]);
  const verificatationCode = new URL(link).pathname.split('/').at(-1);
  const reset = { verificatationCode, password, passwordConfirmation: password };
  const { status } = await nimble.call('POST', '/api/auth/reset-password', { body: reset });
  expect(status).toBe(400);
});

test('a company name that is taken is an error of the field', async () => {
  await registered('owner@example.com', 'Taken Name');
  const { jwt: token } = await signIn({ ...ann, subject: 'tia-1', email: 'tia@example.com' });
  const { status, body } = await nimble.call('POST', '/api/users-permissions/auth/company-registration', {
    token,
    body: { company: 'taken name' },
  });
  expect(status).toBe(400);
  expect(body.error.message).toContain('company already registered');
});

test('an issuer without the address in its token is asked for it', async () => {
  const strict = await startGoogleIssuer(publicUrl + callback, { conformIdTokenClaims: true });
  const other = await createTestApp(strict.settings);
  const [before, nimbleBefore] = [issuer, nimble];
  [issuer, nimble] = [strict, other];
  try {
    expect((await signIn(ann)).user.email).toBe('Ann@example.com');
  } finally {
    [issuer, nimble] = [before, nimbleBefore];
    await other.close();
    await strict.close();
  }
});

describe('is refused', () => {
  const users = () => nimble.database.selectFrom('users').select('id').execute();
  let before: number;
  beforeEach(async () => {
    before = (await users()).length;
    issuer.signIn({ ...ann, subject: 'mallory-1', email: 'mallory@example.com' });
  });

  async function expectRefusal(address: URL, reason: GoogleProblem): Promise<void> {
    expect((await comeBack(address)).get('error')).toBe(reason);
    expect(await users()).toHaveLength(before);
  }

  test('with the nonce of another sign-in', async () => {
    await expectRefusal(await connect((asked) => asked.searchParams.set('nonce', 'other')), 'failed');
  });

  test('with the state of another sign-in', async () => {
    const address = await connect();
    address.searchParams.set('state', 'other');
    await expectRefusal(address, 'failed');
  });

  test('with the challenge of another sign-in', async () => {
    const bend = (asked: URL) => asked.searchParams.set('code_challenge', 'A'.repeat(43));
    await expectRefusal(await connect(bend), 'failed');
  });

  test('with a code that has expired', async () => {
    const address = await connect();
    await issuer.expire(address.searchParams.get('code') ?? '');
    await expectRefusal(address, 'failed');
  });

  test('with a code that was used', async () => {
    const address = await connect();
    const kept = cookie;
    expect((await comeBack(address)).get('access_token')).not.toBeNull();
    cookie = kept;
    before += 1;
    await expectRefusal(address, 'failed');
  });

  test('in a browser that did not begin it, or with a forged cookie', async () => {
    const address = await connect();
    const [name = '', value = ''] = cookie.split('=');
    for (const held of ['', `${name}=${value.slice(0, -4)}AAAA`]) {
      cookie = held;
      await expectRefusal(address, 'failed');
    }
  });

  test('when the person refuses at the issuer', async () => {
    issuer.signIn(undefined);
    await expectRefusal(await connect(), 'canceled');
  });

  test('with an address that the issuer has not verified', async () => {
    issuer.signIn({ ...ann, subject: 'eve-1', email: 'eve@example.com', isEmailVerified: false });
    await expectRefusal(await connect(), 'unverified');
  });

  test('with the address of a password account, until its password was entered', async () => {
    await registered('pat@example.com', 'Patisserie');
    before += 1;
    const pat = { ...ann, subject: 'pat-1', email: 'Pat@example.com' };
    issuer.signIn(pat);
    await expectRefusal(await connect(), 'passwordAccount');
    const kept = cookie;

    await registered('other@example.com', 'Others');
    const link = (token: string) => browse('/api/auth/google/link', { method: 'POST', token });
    expect((await link(await tokenByPassword('other@example.com'))).statusCode).toBe(400);

    cookie = kept;
    const token = await tokenByPassword('pat@example.com');
    expect((await link(token)).statusCode).toBe(200);
    expect((await linkedIn(token)).body.data).toMatchObject([{ address: '127.0.0.1' }]);
    expect((await signIn(pat)).user.company.name).toBe('Patisserie');
    // Nor does another Google account replace it.
    issuer.signIn({ ...pat, subject: 'pat-2' });
    await comeBack(await connect());
    expect((await link(token)).statusCode).toBe(400);
  });
});

describe('the one-time token', () => {
  test('works once, in the browser that it was made for', async () => {
    issuer.signIn(ann);
    const token = (await comeBack(await connect())).get('access_token');
    const kept = cookie;
    cookie = '';
    expect((await exchange(token)).statusCode).toBe(400);
    cookie = kept;
    expect((await exchange(token)).statusCode).toBe(200);
    cookie = kept;
    const again = await exchange(token);
    expect(again.statusCode).toBe(400);
    expect(again.json().error.message).toBe(textOf(googleMessages.failed));
  });

  test('is valid for a minute', async () => {
    issuer.signIn(ann);
    const token = (await comeBack(await connect())).get('access_token');
    const past = new Date(Date.now() - 1);
    await nimble.database.updateTable('account_codes').set({ expires_at: past }).execute();
    expect((await exchange(token)).statusCode).toBe(400);
  });
});

test('without settings, or with an unreachable issuer, the person gets a message', async () => {
  const without = await createTestApp();
  const reasonOf = async (app: TestApp) =>
    (await app.app.inject({ url: '/api/connect/google' })).headers.location;
  expect(await reasonOf(without)).toBe(`${callback}#error=notSetUp`);
  expect((await without.call('GET', '/api/settings/public')).body.data.signInMethods).toEqual(['password']);
  await without.close();
  const away = await createTestApp({ ...issuer.settings, GOOGLE_ISSUER: 'http://127.0.0.1:1' });
  expect(await reasonOf(away)).toBe(`${callback}#error=failed`);
  expect((await away.call('GET', '/api/settings/public')).body.data.signInMethods).toEqual([
    'password',
    'google',
  ]);
  await away.close();
});
