import { textOf } from '@nimble/contracts';
import { twoFactorMessages } from '@nimble/contracts/accounts';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdRows } from '../../../testing/held-rows.ts';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
  // The clock is set to the middle of a step, so that no test crosses the edge of one.
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(async () => {
  vi.useRealTimers();
  await nimble.close();
});

const password = 'Secret12';

/** The current code, or that of a step before or after: each works once, so tests use one after the other. */
function codeOf(secret: string, steps: -1 | 0 | 1): string {
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  return authenticator.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function post(path: string, token: string | undefined, body: object) {
  return nimble.call('POST', path, { ...(token !== undefined && { token }), body });
}

const login = (identifier: string) =>
  post('/api/users-permissions/user-login', undefined, { identifier, password });
const loginByCode = (challenge: string, code: string) =>
  post('/api/users-permissions/user-login/two-factor', undefined, { challenge, code });

/** A user with two-factor authentication on. The code of the step before now is used up. */
async function protectedUser(company: string) {
  const user = await signedInAdmin(nimble, company);
  const { secret, address } = (await post('/api/auth/two-factor/set-up', user.token, { password })).body.data;
  const { status, body } = await post('/api/auth/two-factor/confirm', user.token, {
    code: codeOf(secret, -1),
  });
  expect(status).toBe(200);
  const name = company.toLowerCase().replaceAll(' ', '');
  return { ...user, name, secret, address, recoveryCodes: body.data.recoveryCodes as string[] };
}

test('signing in asks for a code once it is on, and a code works once', async () => {
  const user = await protectedUser('Careful');
  const first = (await login(user.name)).body;
  expect(Object.keys(first)).toEqual(['twoFactor']);
  const code = codeOf(user.secret, 0);
  const entered = await loginByCode(first.twoFactor.challenge, code);
  expect(entered.body.user.id).toBe(user.userId);
  expect((await nimble.call('GET', '/api/users/me', { token: entered.body.jwt })).status).toBe(200);

  const second = (await login(user.name)).body.twoFactor.challenge;
  for (const used of [code, codeOf(user.secret, -1)]) {
    const { status, body } = await loginByCode(second, used);
    expect([status, body.error.message]).toEqual([400, textOf(twoFactorMessages.codeInvalid)]);
  }
  expect((await loginByCode(second, codeOf(user.secret, 1))).status).toBe(200);
  // A used challenge is invalid.
  const again = await loginByCode(second, codeOf(user.secret, 1));
  expect(again.body.error.message).toBe(refusalCatalog['two_factor.challenge_over'].text);
});

test('codes from before the secret was changed are refused with a sentence that helps', async () => {
  const user = await protectedUser('Former Secret');
  await nimble.pool.query(
    "UPDATE two_factor SET sealed_secret = decode(repeat('00', 60), 'hex') WHERE user_id = $1",
    [user.userId],
  );
  const { challenge } = (await login(user.name)).body.twoFactor;
  for (const code of [codeOf(user.secret, 0), user.recoveryCodes[0] ?? '']) {
    const { status, body } = await loginByCode(challenge, code);
    expect([status, body.error.code]).toEqual([422, 'two_factor.unreadable']);
  }
});

test('the set-up names the account for the app, and becomes active only after a right code', async () => {
  const { token } = await signedInAdmin(nimble, 'Half way');
  const { address, secret } = (await post('/api/auth/two-factor/set-up', token, { password })).body.data;
  expect(address).toBe(
    `otpauth://totp/Nimble:halfway%40example.com?issuer=Nimble&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await post('/api/auth/two-factor/confirm', token, { code: '000000' })).status).toBe(400);
  const state = await nimble.call('GET', '/api/auth/two-factor', { token });
  expect(state.body.data).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  expect((await login('halfway')).body.jwt).toBeDefined();
});

test('each recovery code signs in once, however it is typed; new ones invalidate the old, and nobody else’s', async () => {
  const other = await protectedUser('Found Phones');
  const user = await protectedUser('Lost Phones');
  expect(new Set(user.recoveryCodes).size).toBe(10);
  const [first = '', second = '', third = ''] = user.recoveryCodes;
  const typed = first.toLowerCase().replaceAll('-', ' ');
  expect((await loginByCode((await login(user.name)).body.twoFactor.challenge, typed)).status).toBe(200);
  expect((await loginByCode((await login(user.name)).body.twoFactor.challenge, first)).status).toBe(400);
  const state = await nimble.call('GET', '/api/auth/two-factor', { token: user.token });
  expect(state.body.data).toEqual({ isEnabled: true, recoveryCodesLeft: 9 });

  const renewed = await post('/api/auth/two-factor/recovery-codes', user.token, { password, code: second });
  expect(renewed.body.data.recoveryCodes).toHaveLength(10);
  expect((await loginByCode((await login(user.name)).body.twoFactor.challenge, third)).status).toBe(400);
  const kept = await nimble.call('GET', '/api/auth/two-factor', { token: other.token });
  expect(kept.body.data.recoveryCodesLeft).toBe(10);
});

test('a recovery code that was used or is wrong is refused as one, and a mistyped code of the app is not', async () => {
  const user = await protectedUser('Printed Codes');
  const [used = ''] = user.recoveryCodes;
  expect((await loginByCode((await login(user.name)).body.twoFactor.challenge, used)).status).toBe(200);
  const { challenge } = (await login(user.name)).body.twoFactor;
  const refusals: string[] = [];
  for (const code of [used, used.slice(1), '000 000', '12345', '1234567'])
    refusals.push((await loginByCode(challenge, code)).body.error.code);
  const ofApp = 'two_factor.code_invalid';
  const ofRecovery = 'two_factor.recovery_code_invalid';
  expect(refusals).toEqual([ofRecovery, ofRecovery, ofApp, ofApp, ofApp]);
  const renewal = await post('/api/auth/two-factor/recovery-codes', user.token, { password, code: used });
  expect(renewal.body.error.code).toBe(ofRecovery);
});

test('while it is set up there are no recovery codes, and nothing can be renewed or turned off', async () => {
  const { token } = await signedInAdmin(nimble, 'No Codes Yet');
  const { secret } = (await post('/api/auth/two-factor/set-up', token, { password })).body.data;
  for (const step of ['recovery-codes', 'disable']) {
    const code = codeOf(secret, 0);
    const refused = await post(`/api/auth/two-factor/${step}`, token, { password, code });
    expect(refused.body.error.code).toBe('two_factor.not_set_up');
  }
  const { body } = await post('/api/auth/two-factor/confirm', token, { code: 'AAAA-BBBB-CCCC-DDDD' });
  expect(body.error.code).toBe('two_factor.code_invalid');
});

test('the audit log tells a sign-in with a recovery code from one with a code of the app', async () => {
  const user = await protectedUser('Recovered');
  const enter = async (code: string) => loginByCode((await login(user.name)).body.twoFactor.challenge, code);
  expect((await enter(codeOf(user.secret, 0))).status).toBe(200);
  expect((await enter(user.recoveryCodes[0] ?? '')).status).toBe(200);
  const { body } = await nimble.call('GET', '/api/audit-events', { token: user.token });
  const actions = (body.data as { action: string }[]).map(({ action }) => action);
  expect(actions.slice(0, 2)).toEqual(['account.signed_in_by_recovery_code', 'account.signed_in']);
});

test('five wrong codes end a challenge, twenty in an hour stop the account’s codes', async () => {
  const user = await protectedUser('Guessed');
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { challenge } = (await login(user.name)).body.twoFactor;
    for (let guess = 0; guess < 5; guess += 1) {
      statuses.push((await loginByCode(challenge, 'AAAA-BBBB-CCCC-DDDD')).status);
    }
    const over = await loginByCode(challenge, codeOf(user.secret, 1));
    expect(over.body.error.message).toBe(refusalCatalog['two_factor.challenge_over'].text);
  }
  expect(statuses).toEqual(Array(20).fill(400));
  const { challenge } = (await login(user.name)).body.twoFactor;
  const refused = await loginByCode(challenge, codeOf(user.secret, 1));
  // The clock stops, so that the whole hour is left.
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  await nimble.database
    .updateTable('two_factor')
    .set({ failures_since: new Date(Date.now() - 61 * 60_000) })
    .where('user_id', '=', user.userId)
    .execute();
  expect((await loginByCode(challenge, codeOf(user.secret, 1))).status).toBe(200);
});

test('the same code sent twice at once signs in once', async () => {
  const user = await protectedUser('Doubles');
  const challenges = [await login(user.name), await login(user.name)].map(
    ({ body }) => body.twoFactor.challenge as string,
  );
  const code = codeOf(user.secret, 0);
  const answers = await Promise.all(challenges.map((challenge) => loginByCode(challenge, code)));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
});

test('a sign-in that is in progress while it is turned on asks for a code', async () => {
  const user = await signedInAdmin(nimble, 'Outpaced');
  const { secret } = (await post('/api/auth/two-factor/set-up', user.token, { password })).body.data;
  const held = await holdRows(nimble, 'SELECT FROM users WHERE id = $1', [user.userId]);
  const late = login('outpaced');
  await held.areWaiting(1);
  await nimble.database
    .updateTable('two_factor')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', user.userId)
    .execute();
  await held.release();
  const { challenge } = (await late).body.twoFactor;
  expect((await loginByCode(challenge, codeOf(secret, 0))).status).toBe(200);
});

test('a sign-in waits for the code that turns it on', async () => {
  const user = await signedInAdmin(nimble, 'Neck and Neck');
  const { secret } = (await post('/api/auth/two-factor/set-up', user.token, { password })).body.data;
  const held = await holdRows(nimble, 'SELECT FROM two_factor WHERE user_id = $1', [user.userId]);
  const confirmed = post('/api/auth/two-factor/confirm', user.token, { code: codeOf(secret, 0) });
  await held.areWaiting(1);
  const late = login('neckandneck');
  await held.areWaiting(2);
  await held.release();
  expect((await confirmed).status).toBe(200);
  expect(Object.keys((await late).body)).toEqual(['twoFactor']);
});

test('the sweep leaves what is still valid: sessions, challenges and links', async () => {
  const user = await protectedUser('Unswept');
  const { challenge } = (await login(user.name)).body.twoFactor;
  await nimble.pool.query(
    `INSERT INTO account_codes (user_id, purpose, code_hash, expires_at)
     VALUES ($1, 'sign-in-link', 'valid', now() + interval '1 day'),
       ($1, 'reset', 'over', now() - interval '1 day')`,
    [user.userId],
  );
  await nimble.pool.query(`SELECT graphile_worker.add_job('accounts.sweep')`);
  await nimble.runTasks();
  const codes = await nimble.pool.query('SELECT code_hash FROM account_codes WHERE user_id = $1', [
    user.userId,
  ]);
  expect(codes.rows.map(({ code_hash }) => `${code_hash}`)).toEqual(['valid']);
  expect((await loginByCode(challenge, codeOf(user.secret, 0))).status).toBe(200);
  expect((await nimble.call('GET', '/api/users/me', { token: user.token })).status).toBe(200);
});

test('an expired challenge, and one from before a new password, are refused', async () => {
  const user = await protectedUser('Slow');
  const old = (await login(user.name)).body.twoFactor.challenge;
  await nimble.database
    .updateTable('sign_in_challenges')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect((await loginByCode(old, codeOf(user.secret, 0))).status).toBe(400);

  const open = (await login(user.name)).body.twoFactor.challenge;
  await post('/api/auth/change-password', user.token, {
    currentPassword: password,
    password: 'Another34',
    passwordConfirmation: 'Another34',
  });
  const { body } = await loginByCode(open, codeOf(user.secret, 0));
  expect(body.error.message).toBe(refusalCatalog['two_factor.challenge_over'].text);
});

test('it is turned off only by password and code; a stolen session can neither end nor begin it', async () => {
  const user = await protectedUser('Kept');
  const code = codeOf(user.secret, 0);
  const disable = (body: object) => post('/api/auth/two-factor/disable', user.token, body);
  expect((await disable({ password: 'Wrong123', code })).body.error.details.errors[0].path).toBe('password');
  expect((await disable({ password, code: '000000' })).body.error.details.errors[0].path).toBe('code');
  const again = await post('/api/auth/two-factor/set-up', user.token, { password });
  expect(again.body.error.message).toBe(refusalCatalog['two_factor.already_on'].text);
  // Confirming once more would make new recovery codes without the password.
  expect((await post('/api/auth/two-factor/confirm', user.token, { code })).body.error.code).toBe(
    'two_factor.already_on',
  );
  expect((await disable({ password, code })).status).toBe(200);
  expect((await login(user.name)).body.jwt).toBeDefined();

  const other = await signedInAdmin(nimble, 'Stolen');
  expect((await post('/api/auth/two-factor/set-up', other.token, { password: 'Guess123' })).status).toBe(400);
});

test('a wrong password reveals nothing about two-factor authentication', async () => {
  const user = await protectedUser('Silent');
  const { status, body } = await post('/api/users-permissions/user-login', undefined, {
    identifier: user.name,
    password: 'Wrong123',
  });
  expect([status, body.error.message]).toEqual([400, refusalCatalog['account.invalid_credentials'].text]);
});

test('the database alone reveals neither secret nor codes, and a secret works for its owner only', async () => {
  const one = await protectedUser('Sealed');
  const other = await protectedUser('Sealed Too');
  const rows = await nimble.database.selectFrom('two_factor').selectAll().execute();
  const hashes = await nimble.database.selectFrom('recovery_codes').selectAll().execute();
  const stored = JSON.stringify([rows, hashes].flat(), (_key, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  expect(stored).not.toContain(one.secret);
  for (const code of one.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));

  const sealed = rows.find((row) => row.user_id === one.userId)?.sealed_secret ?? Buffer.alloc(0);
  await nimble.database
    .updateTable('two_factor')
    .set({ sealed_secret: sealed })
    .where('user_id', '=', other.userId)
    .execute();
  const { challenge } = (await login(other.name)).body.twoFactor;
  expect((await loginByCode(challenge, codeOf(one.secret, 0))).status).toBe(422);
});
