import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let user: { token: string; userId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  user = await signedInAdmin(nimble, 'Profiles');
});
afterAll(() => nimble.close());

const change = (body: object, id = user.userId) =>
  nimble.call('PUT', `/api/users/${id}`, { token: user.token, body });

test('given fields change, the rest stays, and an empty text clears a field', async () => {
  const first = await change({
    displayName: '  Ada Lovelace ',
    bio: 'Likes machines.',
    phone: '+44 2079460018',
    location: 'London',
    website: 'https://ada.example.com/x?y=1',
  });
  expect(first.body).toMatchObject({
    displayName: 'Ada Lovelace',
    phone: '+44 2079460018',
    username: 'profiles',
  });
  await change({ bio: '', phone: '', website: '', theme: 'dark', language: 'de', location: 'London' });
  await change({ displayName: 'Ada Lovelace', bio: '', theme: 'dark' });
  const { body } = await nimble.call('GET', '/api/users/me', { token: user.token });
  expect(body).toMatchObject({
    displayName: 'Ada Lovelace',
    bio: null,
    phone: null,
    location: 'London',
    website: null,
    theme: 'dark',
    language: 'de',
  });
  const events = await nimble.database
    .selectFrom('audit_events')
    .select('details')
    .where('action', '=', 'account.profile_changed')
    .orderBy('id')
    .execute();
  expect(events.map(({ details }) => details)).toEqual([
    { fields: 'displayName, bio, phone, location, website' },
    { fields: 'bio, phone, website, theme, language' },
  ]);
});

test.each<[object, string]>([
  [{ displayName: '' }, 'Display name is required'],
  [{ language: 'xx' }, 'Invalid option: expected one of "en"|"es"|"fr"|"de"'],
  [{ displayName: '  ab ' }, 'Display name must be at least 3 characters'],
  [{ displayName: 'a'.repeat(51) }, 'Display name must be less than 50 characters'],
  [{ bio: 'a'.repeat(501) }, 'Bio must be less than 500 characters'],
  [{ location: 'a'.repeat(101) }, 'Location must be less than 100 characters'],
  [{ website: 'example' }, 'Please enter a valid URL'],
  [{ website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  [{ website: 'https://x' }, 'Please enter a valid URL'],
  [{ website: `https://example.com/${'a'.repeat(200)}` }, 'Website must be less than 200 characters'],
  ...[
    '+44 207946001',
    '+44 20794600181',
    '2079460018',
    '+44-2079460018',
    '+0 2079460018',
    '+4444 2079460018',
    '+',
  ].map((phone): [object, string] => [
    { phone },
    'Please enter a valid phone number and select a country code',
  ]),
  [{ role: 'admin', confirmed: true }, 'Nothing to change'],
])('%o: %s', async (body, message) => {
  const { status, body: answer } = await change(body);
  expect([status, answer.error.message]).toEqual([400, message]);
});

test('another user’s record is neither read nor changed', async () => {
  const other = await signedInAdmin(nimble, 'Others');
  for (const method of ['GET', 'PUT'] as const) {
    const { status } = await nimble.call(method, `/api/users/${other.userId}`, {
      token: user.token,
      ...(method === 'PUT' && { body: { bio: 'Taken over' } }),
    });
    expect(status).toBe(404);
  }
  expect((await nimble.call('GET', '/api/users/me', { token: other.token })).body.bio).toBeNull();
});

test('a username stays unique, whatever its case', async () => {
  const { status, body } = await change({ username: 'OTHERS', bio: 'Not kept' });
  expect([status, body.error.details.errors]).toEqual([
    400,
    [
      {
        path: 'username',
        code: 'account.username_taken',
        message: refusalCatalog['account.username_taken'].text,
      },
    ],
  ]);
  expect((await nimble.call('GET', '/api/users/me', { token: user.token })).body.bio).toBeNull();
});

test.each([
  [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
  [{ password: 'Ab1' }, 'password', 'Password must be at least 6 characters'],
  [{ password: 'secret34' }, 'password', 'Password must contain at least one uppercase letter'],
  [{ password: 'Secretly' }, 'password', 'Password must contain at least one number'],
  [{ password: 'Secret12' }, 'password', 'New password must be different from current password'],
  [{ passwordConfirmation: '' }, 'passwordConfirmation', 'Confirm password is required'],
  [{ passwordConfirmation: 'Other34' }, 'passwordConfirmation', 'Passwords must match'],
  [{ currentPassword: 'Wrong12' }, 'currentPassword', refusalCatalog['profile.password_wrong'].text],
])('password change %o', async (fields, path, message) => {
  const good = { currentPassword: 'Secret12', password: 'Another34', passwordConfirmation: 'Another34' };
  const same = 'password' in fields ? { passwordConfirmation: fields.password } : {};
  const { status, body } = await nimble.call('POST', '/api/auth/change-password', {
    token: user.token,
    body: { ...good, ...same, ...fields },
  });
  expect(status).toBe(400);
  expect(body.error.details.errors).toContainEqual(expect.objectContaining({ path, message }));
});

test('a user who signs in by Google has no password to change', async () => {
  const other = await signedInAdmin(nimble, 'Googlers');
  await nimble.database
    .updateTable('users')
    .set({ provider: 'google', password_hash: null })
    .where('id', '=', other.userId)
    .execute();
  const body = { currentPassword: 'Secret12', password: 'Another34', passwordConfirmation: 'Another34' };
  const answer = await nimble.call('POST', '/api/auth/change-password', { token: other.token, body });
  expect([answer.status, answer.body.error.message]).toEqual([
    400,
    refusalCatalog['profile.no_password'].text,
  ]);
});
