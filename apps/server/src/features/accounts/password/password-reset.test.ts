import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const verified = vi.hoisted(() => {
  // Files before this one have loaded the server with the library itself.
  vi.resetModules();
  return [] as string[];
});
const onceVerified = vi.hoisted(() => [] as (() => Promise<void>)[]);
// The real one, which records its arguments.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: async (hash: string, given: string) => {
      verified.push(hash);
      const isRight = await real.verify(hash, given);
      await onceVerified.pop()?.();
      return isRight;
    },
  };
});

const newPassword = 'Fresh-Password-9';
let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

function forgot(email: string) {
  return nimble.call('POST', '/api/users-permissions/mail/forgot-password', { body: { email } });
}

/** The code of the newest email to this address. */
async function mailedCode(email: string): Promise<string> {
  await nimble.runTasks();
  const link = nimble.mails.findLast((mail) => mail.to === email)?.action.url ?? '';
  expect(link).toContain(`${nimble.config.publicUrl}/change-password/`);
  return link.split('/').at(-1) ?? '';
}

function reset(verificatationCode: string, password = newPassword, passwordConfirmation = password) {
  return nimble.call('POST', '/api/auth/reset-password', {
    body: { verificatationCode, password, passwordConfirmation },
  });
}

async function isValid(verificatationCode: string): Promise<boolean> {
  const { body } = await nimble.call('POST', '/api/auth/invitation', { body: { verificatationCode } });
  // The answer does not name the person who asked for a reset.
  expect(body.data).toBeNull();
  return body.isValid;
}

function login(identifier: string, password: string) {
  return nimble.call('POST', '/api/users-permissions/user-login', { body: { identifier, password } });
}

test('an emailed code sets the password once and ends every session', async () => {
  const { token } = await signedInAdmin(nimble, 'Resetters');
  const elsewhere = (await login('resetters@example.com', 'Secret12')).body.jwt as string;
  expect((await forgot('Resetters@Example.com')).body.message).toBe(
    'If an account exists for this email, a password reset link has been sent.',
  );
  const code = await mailedCode('resetters@example.com');
  expect([await isValid(code), await isValid(`${code}x`)]).toEqual([true, false]);
  expect((await reset(code)).body.message).toBe('Password has been successfully changed!');
  expect(await isValid(code)).toBe(false);
  for (const ended of [token, elsewhere])
    expect((await nimble.call('GET', '/api/users/me', { token: ended })).status).toBe(401);
  expect((await login('resetters@example.com', 'Secret12')).status).toBe(400);
  expect((await login('resetters@example.com', newPassword)).status).toBe(200);
  const again = await reset(code, 'Another-Password-1');
  expect(again.status).toBe(400);
  expect(again.body.error.message).toBe(
    'This password reset link is invalid or has expired. Ask for a new one.',
  );
});

test.each([false, true])(
  'a sign-in with the old password that is in progress does not outlive the reset (with a code: %s)',
  async (hasTwoFactor) => {
    const email = `outrun-${hasTwoFactor}@example.com`;
    const { userId } = await signedInAdmin(nimble, `Outrun-${hasTwoFactor}`);
    if (hasTwoFactor)
      await nimble.pool.query(
        "INSERT INTO two_factor (user_id, sealed_secret, confirmed_at) VALUES ($1, 'x', now())",
        [userId],
      );
    await forgot(email);
    const code = await mailedCode(email);
    onceVerified.push(async () => {
      expect((await reset(code)).status).toBe(200);
    });
    const late = await login(email, 'Secret12');
    expect([late.status, late.body.error?.code]).toEqual([400, 'account.invalid_credentials']);
    const { rows } = await nimble.pool.query(
      `SELECT user_id FROM sessions WHERE user_id = $1
       UNION ALL SELECT user_id FROM sign_in_challenges WHERE user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([]);
  },
);

test('the company’s audit log shows what happened to the account', async () => {
  const { companyId } = await signedInAdmin(nimble, 'Watchers');
  const { token } = await addPerson(nimble, companyId, 'admin');
  await forgot('watchers@example.com');
  await reset(await mailedCode('watchers@example.com'));
  const events = await nimble.database
    .selectFrom('audit_events')
    .select(['action', 'address'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    'company.created',
    'account.registered',
    'account.verified',
    'account.signed_in',
    'account.password_reset',
  ]);
  expect(events.every(({ address }) => address === '127.0.0.1')).toBe(true);
  // A person who has joined before joins by no reset.
  expect((await nimble.call('GET', '/api/notifications', { token })).body.data).toEqual([]);
});

test('a new request invalidates the older code, and only hashes are stored', async () => {
  await signedInAdmin(nimble, 'Askers');
  await forgot('askers@example.com');
  const older = await mailedCode('askers@example.com');
  await forgot('askers@example.com');
  const newer = await mailedCode('askers@example.com');
  const { rows } = await nimble.pool.query('SELECT account_codes::text AS kept FROM account_codes');
  expect(JSON.stringify(rows)).not.toContain(newer);
  expect((await reset(older)).status).toBe(400);
  expect((await reset(newer)).status).toBe(200);
});

test('an expired, unknown or other kind of code changes nothing', async () => {
  await signedInAdmin(nimble, 'Sleepers');
  await forgot('sleepers@example.com');
  const code = await mailedCode('sleepers@example.com');
  const { expires_at } = await nimble.database
    .selectFrom('account_codes')
    .select('expires_at')
    .where('purpose', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  expect(Math.abs(expires_at.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
  const asVerification = await nimble.call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode: code },
  });
  expect(asVerification.status).toBe(400);
  await nimble.database.updateTable('account_codes').set({ expires_at: new Date() }).execute();
  expect((await reset(code)).status).toBe(400);
  expect((await reset('A'.repeat(43))).status).toBe(400);
  expect((await login('sleepers@example.com', 'Secret12')).status).toBe(200);
});

test('of two requests with one code one succeeds', async () => {
  await signedInAdmin(nimble, 'Racers');
  await forgot('racers@example.com');
  const code = await mailedCode('racers@example.com');
  const answers = await Promise.all([reset(code, 'First-Password-1'), reset(code, 'Second-Password-2')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a reset before verifying proves the address', async () => {
  const body = { company: 'Hasty', username: 'hasty', email: 'hasty@example.com', password: 'Secret12' };
  await nimble.call('POST', '/api/users-permissions/auth/custom-register', { body });
  await forgot(body.email);
  expect((await reset(await mailedCode(body.email))).status).toBe(200);
  expect((await login(body.email, newPassword)).status).toBe(200);
});

test.each([
  ['Short1a', undefined, 'password', 'Password must be at least 8 characters'],
  [
    'alllowercase1',
    undefined,
    'password',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  ['Good-Password-1', 'Good-Password-2', 'passwordConfirmation', 'Passwords must match'],
  ['Good-Password-1', '', 'passwordConfirmation', 'Confirm password is required'],
])('refuses %s with its text', async (password, repeated, path, message) => {
  const { status, body } = await reset('A'.repeat(43), password, repeated ?? password);
  expect(status).toBe(400);
  expect(body.error.details.errors).toContainEqual(expect.objectContaining({ path, message }));
});

test('an unknown address gets the same answers for the same work, and no email', async () => {
  await signedInAdmin(nimble, 'Known');
  const before = nimble.mails.length;
  for (const ask of [
    forgot,
    (email: string) =>
      nimble.call('POST', '/api/users-permissions/auth/send-email-confirmation', { body: { email } }),
  ]) {
    const known = await ask('known@example.com');
    const tasks = await nimble.pool.query('SELECT count(*)::int AS n FROM graphile_worker._private_jobs');
    const unknown = await ask('nobody@example.com');
    const after = await nimble.pool.query('SELECT count(*)::int AS n FROM graphile_worker._private_jobs');
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(after.rows[0].n).toBe(tasks.rows[0].n + 1);
    await nimble.runTasks();
  }
  expect(nimble.mails.slice(before).map(({ to }) => to)).toEqual(['known@example.com']);
  verified.length = 0;
  const wrong = await login('known@example.com', 'Wrong-Password-1');
  const nobody = await login('nobody@example.com', 'Wrong-Password-1');
  expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body });
  const parameters = (hash: string) => hash.split('$').slice(0, 4);
  expect(verified).toHaveLength(2);
  expect(parameters(verified[0] ?? '')).toEqual(parameters(verified[1] ?? ''));
});

test('a reset invalidates every other pending link', async () => {
  const { userId } = await signedInAdmin(nimble, 'Relinked');
  await nimble.pool.query(
    `INSERT INTO account_codes (user_id, purpose, code_hash, expires_at)
     VALUES ($1, 'sign-in-link', '\\x00', now() + interval '1 day')`,
    [userId],
  );
  await forgot('relinked@example.com');
  expect((await reset(await mailedCode('relinked@example.com'))).status).toBe(200);
  const { rows } = await nimble.pool.query('SELECT purpose FROM account_codes WHERE user_id = $1', [userId]);
  expect(rows).toEqual([]);
});

test('changing a password invalidates pending links', async () => {
  const { token } = await signedInAdmin(nimble, 'Changers');
  await forgot('changers@example.com');
  const code = await mailedCode('changers@example.com');
  const body = { currentPassword: 'Secret12', password: newPassword, passwordConfirmation: newPassword };
  expect((await nimble.call('POST', '/api/auth/change-password', { token, body })).status).toBe(200);
  expect((await reset(code, 'Another-Password-1')).status).toBe(400);
  expect((await login('changers@example.com', newPassword)).status).toBe(200);
});
