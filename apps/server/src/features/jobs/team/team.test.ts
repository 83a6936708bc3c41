import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson, addRole } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let member: Awaited<ReturnType<typeof addPerson>>;
let outsider: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Teams');
  member = await addPerson(nimble, admin.companyId, 'sub_admin');
  outsider = await addPerson(nimble, admin.companyId, 'sub_admin');
});
afterAll(() => nimble.close());

const change = (jobId: number, teamOnly: boolean, members: readonly number[], token = admin.token) =>
  nimble.call('PUT', `/api/jobs/${jobId}/team`, { token, body: { data: { teamOnly, members } } });
const statusFor = async ({ token }: { token: string }, jobId: number) =>
  (await nimble.call('GET', `/api/jobs/${jobId}`, { token })).status;
const notificationsOf = async ({ token }: { token: string }) =>
  (await nimble.call('GET', '/api/notifications', { token })).body.data as { message: string }[];

test('a job is shown again at once to those who join its team, and to everyone when its limit ends', async () => {
  const { id } = await activeJob(nimble, admin.token, 'Baker');
  expect(await statusFor(outsider, id)).toBe(200);
  await change(id, true, [member.userId]);
  expect([await statusFor(member, id), await statusFor(outsider, id)]).toEqual([200, 404]);
  expect(await statusFor(admin, id)).toBe(200);
  await change(id, true, [member.userId, outsider.userId]);
  expect(await statusFor(outsider, id)).toBe(200);
  const left = await change(id, true, [member.userId], outsider.token);
  expect(left.body.data).toMatchObject({ teamOnly: true, members: [member.userId] });
  expect(await statusFor(outsider, id)).toBe(404);
  await change(id, false, [member.userId]);
  expect(await statusFor(outsider, id)).toBe(200);
  const { rows } = await nimble.pool.query(
    "SELECT details FROM audit_events WHERE action = 'job.team_changed' AND subject_id = $1 ORDER BY id",
    [id],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { teamOnly: true, members: 1 },
    { teamOnly: true, members: 2 },
    { teamOnly: true, members: 1 },
    { teamOnly: false, members: 1 },
  ]);
});

test('a team has members, who are people of the company that may see jobs or candidates', async () => {
  const { id } = await activeJob(nimble, admin.token, 'Miller');
  const codeOf = async (members: readonly number[]) => (await change(id, true, members)).body.error?.code;
  expect(await codeOf([])).toBe('job.team_empty');
  const stranger = await signedInAdmin(nimble, 'Strangers to teams');
  expect(await codeOf([stranger.userId])).toBe('job.team_person_unknown');
  const role = await addRole(nimble, admin.companyId, { dashboards: { view: true } });
  const powerless = await addPerson(nimble, admin.companyId, role);
  expect(await codeOf([powerless.userId])).toBe('job.team_person_unknown');
  expect((await change(id, true, Array(101).fill(member.userId))).status).toBe(400);
  const { body } = await nimble.call('GET', `/api/jobs/${id}/team`, { token: member.token });
  expect(body.data.people).toContainEqual(
    expect.objectContaining({ id: admin.userId, seesEveryJob: true, isReviewer: false }),
  );
  expect(body.data.people.map((person: { id: number }) => person.id)).not.toContain(powerless.userId);
});

test('a member who cannot sign in any more keeps nobody from changing the team, and stays until taken off', async () => {
  const { id } = await activeJob(nimble, admin.token, 'Brewer');
  const paused = await addPerson(nimble, admin.companyId, 'sub_admin');
  await change(id, true, [member.userId, paused.userId]);
  await nimble.pool.query('UPDATE users SET paused_by_plan_at = now() WHERE id = $1', [paused.userId]);
  const shown = (await nimble.call('GET', `/api/jobs/${id}/team`, { token: admin.token })).body.data;
  const wider = await change(id, true, [...shown.members, outsider.userId]);
  expect([wider.status, wider.body.error?.code]).toEqual([200, undefined]);
  expect(wider.body.data.members).toContain(paused.userId);
  expect((await change(id, true, [member.userId])).status).toBe(200);
  expect((await change(id, true, [member.userId, paused.userId])).body.error?.code).toBe(
    'job.team_person_unknown',
  );
});

test('people outside the team are neither notified nor offered, assigned or mentioned, and their reviews wait', async () => {
  const { job, submissionId } = await finishedSubmission(nimble, admin.token);
  const assign = (userId: number) =>
    nimble.call('PUT', `/api/submissions/${submissionId}/reviewers/${userId}`, {
      token: admin.token,
      body: { data: { dueOn: '2020-01-01' } },
    });
  await assign(outsider.userId);
  const team = await nimble.call('GET', `/api/jobs/${job.id}/team`, { token: admin.token });
  expect(team.body.data.people).toContainEqual(
    expect.objectContaining({ id: outsider.userId, isReviewer: true }),
  );
  expect((await notificationsOf(outsider)).length).toBeGreaterThan(0);
  await change(job.id, true, [member.userId]);
  expect(await notificationsOf(outsider)).toEqual([]);
  const queue = await nimble.call('GET', '/api/submissions/queue', { token: outsider.token });
  expect(queue.body).toEqual({ data: [], meta: { open: 0, overdue: 0 } });

  await nimble.call('PUT', `/api/submissions/${submissionId}`, {
    token: admin.token,
    body: { data: { status: 'shortlisted' } },
  });
  const { rows } = await nimble.pool.query('SELECT user_id FROM notifications WHERE submission_id = $1', [
    submissionId,
  ]);
  const decided = rows.filter(({ user_id }) => user_id === member.userId).length;
  expect(decided).toBeGreaterThan(rows.filter(({ user_id }) => user_id === outsider.userId).length - 1);
  const reviewers = await nimble.call('GET', `/api/submissions/${submissionId}/reviewers`, {
    token: member.token,
  });
  expect(reviewers.body.data).toEqual([]);
  const colleagues = await nimble.call('GET', `/api/submissions/${submissionId}/colleagues`, {
    token: member.token,
  });
  const offered = colleagues.body.data.map(({ id }: { id: number }) => id);
  expect(offered).toEqual(expect.arrayContaining([admin.userId, member.userId]));
  expect(offered).not.toContain(outsider.userId);
  expect((await assign(outsider.userId)).body.error.code).toBe('assignment.not_in_team');
  const mention = await nimble.call('PUT', `/api/submissions/${submissionId}`, {
    token: admin.token,
    body: { data: { notes: 'Please look, @outsider', mentions: [outsider.userId] } },
  });
  expect(mention.body.error.code).toBe('assignment.person_not_found');

  await change(job.id, true, [member.userId, outsider.userId]);
  expect((await notificationsOf(outsider)).length).toBeGreaterThan(0);
});

test('an API token sees the jobs of the person who made it', async () => {
  const { id } = await activeJob(nimble, admin.token, 'Cook');
  await change(id, true, [member.userId]);
  const made = await nimble.call('POST', '/api/api-tokens', {
    token: admin.token,
    body: { data: { name: 'Careers page', permissions: { job: { view: true } }, days: 30 } },
  });
  expect(await statusFor({ token: made.body.data.secret }, id)).toBe(200);
});

test('a limit of the plan counts jobs that the caller does not see', async () => {
  const { id } = await activeJob(nimble, admin.token, 'Waiter');
  const used = async () =>
    (await nimble.call('GET', '/api/plans/current', { token: outsider.token })).body.data.usage;
  const before = await used();
  await change(id, true, [member.userId]);
  expect(await used()).toEqual(before);
});
