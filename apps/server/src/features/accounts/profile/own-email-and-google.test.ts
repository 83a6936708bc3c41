import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { createEmailChangesService } from './email-changes.service.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const path = '/api/auth/email-change';
const password = 'Secret12';

const ask = (token: string, email: string) =>
  nimble.call('POST', path, { token, body: { email, currentPassword: password } });
const becomeGoogleAccount = (userId: number, google_subject: string) =>
  nimble.database
    .updateTable('users')
    .set({ provider: 'google', google_subject, password_hash: null })
    .where('id', '=', userId)
    .execute();
const googleAccountOf = async (userId: number) =>
  (await nimble.pool.query('SELECT google_subject FROM users WHERE id = $1', [userId])).rows[0]
    .google_subject;

/** The link of the newest email to this address. */
async function mailedLink(email: string): Promise<URL> {
  await nimble.runTasks();
  return new URL(nimble.mails.findLast(({ to }) => to === email)?.action.url ?? '');
}

test('an account that signs in with Google alone is refused, and nobody changes anything without a session', async () => {
  const { token, userId } = await signedInAdmin(nimble, 'Gmailers');
  await becomeGoogleAccount(userId, 'gmail-1');
  expect((await ask(token, 'gmail@new.example.com')).body.error.code).toBe('profile.no_password');
  expect((await nimble.call('POST', path, { body: { email: 'x@example.com' } })).status).toBe(401);
});

test('a Google account that has set a password signs in by it, too, and can change its address', async () => {
  const { token, userId } = await signedInAdmin(nimble, 'Both');
  await becomeGoogleAccount(userId, 'both-1');
  await nimble.call('POST', '/api/users-permissions/mail/forgot-password', {
    body: { email: 'both@example.com' },
  });
  const verificatationCode = (await mailedLink('both@example.com')).pathname.split('/').at(-1);
  const reset = { verificatationCode, password, passwordConfirmation: password };
  await nimble.call('POST', '/api/auth/reset-password', { token, body: reset });
  const identity = { identifier: 'both@example.com', password };
  const { jwt, user } = (await nimble.call('POST', '/api/users-permissions/user-login', { body: identity }))
    .body;
  // By it the pages decide whether they offer a change of the address and of the password.
  expect(user.provider).toBe('local');
  // By it the page warns that the Google account ends with the address.
  expect(user.googleLinked).toBe(true);
  expect((await ask(jwt, 'both@new.example.com')).status).toBe(200);

  // The former mailbox and its Google account may belong to another person by now.
  const code = (await mailedLink('both@new.example.com')).hash.slice(1);
  expect((await nimble.call('POST', `${path}/confirm`, { body: { code } })).status).toBe(200);
  expect(await googleAccountOf(userId)).toBeNull();
  const now = await nimble.call('GET', `/api/users/${userId}`, { token: jwt });
  expect(now.body.googleLinked).toBe(false);
});

test('the operator’s change leaves the Google account of a person who has no other way to sign in', async () => {
  const { userId } = await signedInAdmin(nimble, 'Googlers');
  await becomeGoogleAccount(userId, 'only-1');
  const { change } = createEmailChangesService(nimble);
  expect(await change('googlers@example.com', 'only@new.example.com')).toEqual({
    former: 'googlers@example.com',
  });
  expect(await googleAccountOf(userId)).toBe('only-1');
});
