import type { Permissions } from '@nimble/contracts/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { addPerson, addRole, builtInRoleId, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Person & { companyId: number };
let stranger: Person & { companyId: number };
let viewerRole: number;
let adminRole: number;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
  stranger = await signedInAdmin(nimble, 'Other');
  viewerRole = await builtInRoleId(nimble, 'viewer');
  adminRole = await builtInRoleId(nimble, 'admin');
});
afterAll(() => nimble.close());

const invite = (body: object, token = admin.token) =>
  nimble.call('POST', '/api/users-permissions/users/invite', { token, body });
const setRole = (userId: number, role: unknown, token = admin.token) =>
  nimble.call('PUT', `/api/staff/updaterole/${userId}`, { token, body: { role } });
const remove = (userId: number, token = admin.token) =>
  nimble.call('DELETE', `/api/staff/deletestaff/${userId}`, { token });
const list = (query = '', token = admin.token) => nimble.call('GET', `/api/staff/list${query}`, { token });
const invited = (query = '') => nimble.call('GET', `/api/staff/invited${query}`, admin);
const login = (identifier: string, password: string) =>
  nimble.call('POST', '/api/users-permissions/user-login', { body: { identifier, password } });
const mailsTo = (address: string) => nimble.mails.filter((mail) => mail.to === address);

let made = 0;
function newcomer(changes: object = {}) {
  made += 1;
  return { username: `newcomer${made}`, email: `Newcomer${made}@example.com`, role: viewerRole, ...changes };
}

const managing: Permissions = {
  'user-management': { view: true, create: true, update: true, delete: true },
  roles: { view: true },
  job: { view: true },
};

test('an invitation adds the user and leads them to a password', async () => {
  const person = newcomer();
  const answer = await invite(person);
  expect(answer.body).toMatchObject({
    success: true,
    message: 'User created successfully',
    user: { username: person.username, status: 'invited', role: { id: viewerRole, name: 'viewer' } },
  });
  expect((await invited(`?search=${person.email.toUpperCase()}`)).body).toMatchObject({
    users: [{ email: person.email }],
    pagination: { total: 1 },
    totalUsers: 1,
  });
  expect((await list(`?search=${person.username}`)).body.data.pagination.total).toBe(0);
  await nimble.runTasks();
  const [mail] = mailsTo(person.email);
  expect(mail).toMatchObject({
    subject: 'Invitation to join Acme on Nimble',
    action: { label: 'Choose a password' },
  });
  expect(mail?.action.url).toMatch(/^http:\/\/localhost:\d+\/change-password\/[\w-]{43}\?invitation$/);
  expect((await login(person.email, '')).status).toBe(400);
  await nimble.call('POST', '/api/users-permissions/auth/send-email-confirmation', {
    body: { email: person.email },
  });
  await nimble.runTasks();
  expect(mailsTo(person.email)).toHaveLength(1);
  const verificatationCode = new URL(mail?.action.url ?? '').pathname.split('/').at(-1);
  const opened = await nimble.call('POST', '/api/auth/invitation', { body: { verificatationCode } });
  expect(opened.body).toEqual({
    data: { company: 'Acme', email: person.email, invitedBy: expect.any(String) },
    isValid: true,
  });
  const reset = { verificatationCode, password: 'Chosen123', passwordConfirmation: 'Chosen123' };
  expect((await nimble.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
  expect((await nimble.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(400);
  const again = await nimble.call('POST', '/api/auth/invitation', { body: { verificatationCode } });
  expect(again.body).toEqual({ data: null, isValid: false });
  expect((await login(person.email, 'Chosen123')).body.user).toMatchObject({ role: { name: 'viewer' } });
  const log = await nimble.call(
    'GET',
    `/api/audit-events?filters[actorId][$eq]=${answer.body.user.id}`,
    admin,
  );
  expect(log.body.data).toMatchObject([{ action: 'account.signed_in' }, { action: 'account.password_set' }]);
  expect((await list(`?search=${person.username}`)).body.data.users).toMatchObject([{ status: 'active' }]);
});

test('a user with a given password confirms the address and signs in with it', async () => {
  const person = newcomer({ password: 'simple' });
  expect((await invite(person)).status).toBe(200);
  expect((await login(person.email, 'simple')).body.error.message).toBe(
    'Your account email is not confirmed',
  );
  await nimble.runTasks();
  const code = mailsTo(person.email)[0]?.action.url.split('/').at(-1);
  await nimble.call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode: code },
  });
  const { body } = await login(person.email, 'simple');
  expect(body.user).toMatchObject({ role: { name: 'viewer' }, company: { name: 'Acme' } });
  expect((await list(`?search=${person.username}&role=${viewerRole}`)).body).toMatchObject({
    success: true,
    data: { users: [{ username: person.username, status: 'active' }], pagination: { total: 1 } },
  });
  expect((await list(`?search=${person.username}&role=${adminRole}`)).body.data.users).toEqual([]);
});

test.each([
  [{ username: '' }, 'Username is required'],
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ role: 2_000_000_000 }, 'This role does not exist'],
])('refuses to invite %j', async (changes, message) => {
  const { status, body } = await invite(newcomer(changes));
  expect(status).toBe(400);
  expect(body.error.message).toBe(message);
});

test('addresses and usernames are unique, whatever their case and company', async () => {
  const person = newcomer();
  await invite(person);
  const email = person.email.toUpperCase();
  const username = person.username.toUpperCase();
  const same = async (changes: object) => (await invite(newcomer(changes), stranger.token)).body.error;
  expect(await same({ email })).toMatchObject({
    message: 'A user with this email already exists',
    details: { errors: [{ path: 'email' }] },
  });
  expect(await same({ username })).toMatchObject({ details: { errors: [{ path: 'username' }] } });
  expect(await same({ email, username })).toMatchObject({
    message: expect.stringContaining('email and username'),
    details: { errors: [{ path: 'email' }, { path: 'username' }] },
  });
  const twice = newcomer();
  const statuses = (await Promise.all([invite(twice), invite(twice)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 400]));
});

test('an invitation is resent, and only to users who have not joined', async () => {
  const person = newcomer();
  const { user } = (await invite(person)).body;
  await nimble.runTasks();
  const again = (id: number, token = admin.token) =>
    nimble.call('POST', `/api/staff/resendinvitation/${id}`, { token });
  expect((await again(user.id)).status).toBe(200);
  await nimble.runTasks();
  expect(mailsTo(person.email)).toHaveLength(2);
  expect((await again(admin.userId)).body.error.message).toBe('This user has already joined');
  expect((await again(user.id, stranger.token)).status).toBe(404);
});

test('lists only users of the own company, by pages, with wildcards taken literally', async () => {
  await addPerson(nimble, stranger.companyId, 'viewer');
  const { body } = await list('?pageSize=1', stranger.token);
  expect(body.data.users).toHaveLength(1);
  expect(body.data.pagination).toEqual({ page: 1, pageSize: 1, total: 2, pageCount: 2 });
  expect((await list('?search=%25', stranger.token)).body.data.users).toEqual([]);
  expect((await list('?page=9', stranger.token)).body.data.users).toEqual([]);
});

test('another role applies from the next call on, and the session goes on', async () => {
  const member = await addPerson(nimble, admin.companyId, 'viewer');
  expect((await setRole(member.userId, viewerRole)).status).toBe(200);
  expect((await nimble.call('GET', '/api/users/me', member)).status).toBe(200);
  const answer = await setRole(member.userId, adminRole);
  expect(answer.body).toEqual({ success: true, message: 'User role updated successfully' });
  const self = await nimble.call('GET', '/api/users/me', member);
  expect([self.status, self.body.role.name]).toEqual([200, 'admin']);
});

test('a deleted user is refused at once, and their job stays', async () => {
  const member = await addPerson(nimble, admin.companyId, 'admin');
  const data = { title: 'Engineer', description: 'Builds what people need.', questions: [] };
  const questions = [{ question: 'What do you do well?', time_limit: 60, required: true }];
  const job = await nimble.call('POST', '/api/jobs/create-with-auth', {
    token: member.token,
    body: { data: { ...data, questions } },
  });
  expect((await remove(member.userId)).body).toEqual({ success: true, message: 'User deleted successfully' });
  expect((await nimble.call('GET', '/api/users/me', member)).status).toBe(401);
  expect((await nimble.call('GET', `/api/jobs/${job.body.data.id}`, admin)).status).toBe(200);
  expect((await remove(member.userId)).status).toBe(404);
});

test('users cannot edit or delete themselves, or users of another company', async () => {
  expect((await setRole(admin.userId, viewerRole)).body.error).toMatchObject({
    status: 422,
    message: "Can't edit yourself",
  });
  expect((await remove(admin.userId)).body.error).toMatchObject({
    status: 422,
    message: "Can't delete yourself",
  });
  expect((await setRole(stranger.userId, viewerRole)).status).toBe(404);
  expect((await remove(stranger.userId)).status).toBe(404);
  const theirs = await addRole(nimble, stranger.companyId, {});
  const member = await addPerson(nimble, admin.companyId, 'viewer');
  expect((await setRole(member.userId, theirs.roleId)).status).toBe(400);
  for (const name of ['master', 'authenticated'] as const) {
    expect((await setRole(member.userId, await builtInRoleId(nimble, name))).status, name).toBe(400);
  }
});

test('users cannot give a role with more permissions than their own, nor change users with more permissions', async () => {
  const { companyId } = admin;
  const manager = await addPerson(nimble, companyId, await addRole(nimble, companyId, managing));
  const member = await addPerson(
    nimble,
    companyId,
    await addRole(nimble, companyId, { job: { view: true } }),
  );
  const above = 'You can only assign roles that have no more permissions than your own';
  expect((await setRole(member.userId, adminRole, manager.token)).body.error).toMatchObject({
    status: 422,
    message: above,
  });
  expect((await invite(newcomer({ role: adminRole }), manager.token)).body.error.message).toBe(above);
  for (const answer of [
    await setRole(admin.userId, viewerRole, manager.token),
    await remove(admin.userId, manager.token),
  ]) {
    expect(answer.body.error).toMatchObject({
      status: 422,
      message: 'You cannot change a team member who has more permissions than you',
    });
  }
  expect((await remove(member.userId, manager.token)).status).toBe(200);
});

test('a company keeps an admin who can sign in', async () => {
  const { companyId, ...last } = await signedInAdmin(nimble, 'Small');
  const everything = (await nimble.call('GET', '/api/roles/user-permissions', last)).body.permissions;
  const equal = await addPerson(nimble, companyId, await addRole(nimble, companyId, everything));
  await invite(newcomer({ role: adminRole }), last.token);
  for (const answer of [
    await setRole(last.userId, viewerRole, equal.token),
    await remove(last.userId, equal.token),
  ]) {
    expect(answer.body.error).toMatchObject({
      status: 422,
      message: 'This is the last admin of the company. Make another team member an admin first.',
    });
  }
  await setRole(equal.userId, adminRole, last.token);
  const second = await addPerson(nimble, companyId, 'admin');
  expect((await remove(last.userId, second.token)).status).toBe(200);
});

test('an admin whom the plan has paused is no replacement for the last one', async () => {
  const { companyId, ...last } = await signedInAdmin(nimble, 'Paused');
  const everything = (await nimble.call('GET', '/api/roles/user-permissions', last)).body.permissions;
  const equal = await addPerson(nimble, companyId, await addRole(nimble, companyId, everything));
  const paused = await addPerson(nimble, companyId, 'admin');
  const pause = (at: string | null) =>
    nimble.pool.query('UPDATE users SET paused_by_plan_at = $2 WHERE id = $1', [paused.userId, at]);
  await pause('2026-05-04');
  expect((await remove(last.userId, equal.token)).status).toBe(422);
  expect((await setRole(last.userId, viewerRole, equal.token)).status).toBe(422);
  await pause(null);
  expect((await remove(last.userId, equal.token)).status).toBe(200);
});

test('of two admins who remove each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { companyId, ...first } = await signedInAdmin(nimble, `Rivals ${round}`);
    const second = await addPerson(nimble, companyId, 'admin');
    const answers = await Promise.all([
      remove(second.userId, first.token),
      round % 2 === 0 ? remove(first.userId, second.token) : setRole(first.userId, viewerRole, second.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { count } = await nimble.database
      .selectFrom('users')
      .select((builder) => builder.fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('role_id', '=', adminRole)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  }
});
