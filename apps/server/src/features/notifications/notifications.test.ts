import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { activeJob, finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson, addRole } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { notifyFinished, notifyJoinFailed } from './index.ts';
import { sweepNotificationsHandler } from './sweep-notifications.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

async function listOf(token: string, query = '') {
  return (await nimble.call('GET', `/api/notifications${query}`, { token })).body;
}
const titlesOf = async (token: string) =>
  (await listOf(token)).data.map(({ title }: { title: string }) => title);

async function finish(company: { companyId: number; token: string }) {
  const { submissionId, job } = await finishedSubmission(nimble, company.token);
  const about = { by: { companyId: company.companyId }, submissionId };
  await inTransaction(nimble.database, (transaction) => notifyFinished(transaction, about));
  return { submissionId, job };
}

test('a finished interview notifies everybody who may see candidates, and is deleted with the candidate', async () => {
  const owner = await signedInAdmin(nimble, 'Owners');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const invited = await addPerson(nimble, owner.companyId, 'viewer', 'invited');
  const paused = await addPerson(nimble, owner.companyId, 'viewer');
  const pause = (at: Date | null) =>
    nimble.pool.query('UPDATE users SET paused_by_plan_at = $2 WHERE id = $1', [paused.userId, at]);
  await pause(new Date());
  const reader = await addPerson(
    nimble,
    owner.companyId,
    await addRole(nimble, owner.companyId, { job: { view: true } }),
  );
  const { submissionId, job } = await finish(owner);
  expect((await listOf(viewer.token)).data[0]).toMatchObject({
    type: 'submission_update',
    title: 'New interview',
    message: 'Casey Smith finished the interview for Engineer.',
    read: false,
    submissionId,
    jobId: job.id,
  });
  await pause(null);
  for (const { token } of [stranger, invited, paused, reader]) expect(await titlesOf(token)).toEqual([]);
  await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token: owner.token });
  expect(await titlesOf(viewer.token)).toEqual([]);
});

test('a failed video notifies people who may retry', async () => {
  const owner = await signedInAdmin(nimble, 'Fixers');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const { submissionId } = await finishedSubmission(nimble, owner.token);
  await inTransaction(nimble.database, (transaction) =>
    notifyJoinFailed(transaction, { by: { companyId: owner.companyId }, submissionId }),
  );
  expect(await titlesOf(owner.token)).toEqual(['Failed to join a video']);
  expect(await titlesOf(viewer.token)).toEqual([]);
});

test('a decision notifies the others who decide, opening an interview nobody', async () => {
  const owner = await signedInAdmin(nimble, 'Judges');
  const colleague = await addPerson(nimble, owner.companyId, 'sub_admin');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const { submissionId } = await finishedSubmission(nimble, owner.token);
  const change = (status: string) =>
    nimble.call('PUT', `/api/submissions/${submissionId}`, {
      token: owner.token,
      body: { data: { status } },
    });
  await change('in_review');
  expect(await titlesOf(colleague.token)).toEqual([]);
  await change('shortlisted');
  await change('shortlisted');
  expect(await titlesOf(colleague.token)).toEqual(['Candidate approved']);
  for (const { token } of [owner, viewer]) expect(await titlesOf(token)).toEqual([]);
});

test('a paused job, a new role and an accepted invitation notify the right people', async () => {
  const owner = await signedInAdmin(nimble, 'Bakers');
  const colleague = await addPerson(nimble, owner.companyId, 'sub_admin');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const job = await activeJob(nimble, owner.token, 'Baker');
  const body = { data: { status: 'paused' } };
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token: owner.token, body });
  expect((await listOf(colleague.token)).data[0].message).toBe('Baker is paused.');
  for (const { token } of [owner, viewer]) expect(await titlesOf(token)).toEqual([]);
  const { roleId } = await addRole(nimble, owner.companyId, { job: { view: true } }, 'Apprentice_baker');
  const path = `/api/staff/updaterole/${colleague.userId}`;
  await nimble.call('PUT', path, { token: owner.token, body: { role: roleId } });
  const { rows } = await nimble.pool.query('SELECT notice FROM notifications WHERE user_id = $1', [
    colleague.userId,
  ]);
  expect(rows).toContainEqual({
    notice: { code: 'notice.new_role', values: { role: 'Apprentice baker' } },
  });

  await nimble.call('POST', '/api/users-permissions/users/invite', {
    token: owner.token,
    body: { username: 'novice', email: 'novice@example.com', role: roleId },
  });
  await nimble.runTasks();
  await nimble.pool.query(`UPDATE users SET display_name = 'Nora Vice' WHERE username = 'novice'`);
  const link = nimble.mails.findLast(({ to }) => to === 'novice@example.com')?.action.url ?? '';
  const reset = await nimble.call('POST', '/api/auth/reset-password', {
    body: {
      verificatationCode: new URL(link).pathname.split('/').at(-1),
      password: 'Secret12',
      passwordConfirmation: 'Secret12',
    },
  });
  expect(reset.status).toBe(200);
  expect((await listOf(owner.token)).data[0].message).toBe('Nora Vice has joined your company.');
});

test('reading one and all: only one’s own, and the count follows', async () => {
  const owner = await signedInAdmin(nimble, 'Readers');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  for (let count = 0; count < 3; count += 1) await finish(owner);
  const before = await listOf(viewer.token);
  expect(before.meta.unread).toBe(3);
  const [newest, , oldest] = before.data;
  const read = (id: number, token: string) =>
    nimble.call('PUT', `/api/notifications/${id}`, { token, body: { data: { read: true } } });
  expect((await read(newest.id, owner.token)).status).toBe(404);
  expect((await read(newest.id, viewer.token)).body.data).toMatchObject({ id: newest.id, read: true });
  expect((await listOf(viewer.token, '?filters[read][$eq]=false')).data).toHaveLength(2);
  const older = await listOf(viewer.token, `?filters[id][$lt]=${newest.id}&pageSize=1`);
  expect(older.data).toHaveLength(1);
  expect(older.meta.pagination.total).toBe(2);
  expect(older.data[0].id).toBeGreaterThan(oldest.id);
  expect((await nimble.call('POST', '/api/notifications/read-all', { token: viewer.token })).status).toBe(
    200,
  );
  expect((await listOf(viewer.token)).meta.unread).toBe(0);
  expect((await listOf(owner.token)).meta.unread).toBe(3);
});

test('opening a candidate reads what is about them: one’s own alone, and the second time nothing', async () => {
  const owner = await signedInAdmin(nimble, 'Openers');
  const stranger = await signedInAdmin(nimble, 'Passers');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const { submissionId } = await finish(owner);
  await finish(owner);
  await finish(stranger);
  const about = async (token: string, body: object = { submissionId }) =>
    (await nimble.call('POST', '/api/notifications/read-about', { token, body: { data: body } })).body;
  const [, one] = (await listOf(viewer.token)).data;
  expect(await about(stranger.token)).toEqual({ data: { ids: [] } });
  expect(await about(viewer.token)).toEqual({ data: { ids: [one.id] } });
  expect(await about(viewer.token)).toEqual({ data: { ids: [] } });
  expect((await listOf(viewer.token)).meta.unread).toBe(1);
  expect((await listOf(owner.token)).meta.unread).toBe(2);
  expect((await listOf(stranger.token)).meta.unread).toBe(1);
  expect((await about(viewer.token, { submissionId: -1 })).error.status).toBe(400);
});

test('the list is narrowed to kinds, page by page after the oldest one', async () => {
  const owner = await signedInAdmin(nimble, 'Sorters');
  for (let count = 0; count < 3; count += 1) await finish(owner);
  const body = { data: { type: 'info', title: 'Lunch', message: 'At noon.', userId: owner.userId } };
  await nimble.call('POST', '/api/notifications', { token: owner.token, body });
  const { data, meta } = await listOf(owner.token, '?filters[kind][$eq]=interview&pagination[pageSize]=2');
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['New interview', 'New interview']);
  expect([meta.pagination.total, meta.unread]).toEqual([3, 4]);
  const older = `?filters[kind][$eq]=interview&filters[read][$eq]=false&filters[id][$lt]=${data[1].id}`;
  expect((await listOf(owner.token, older)).data).toHaveLength(1);
  const messages = await listOf(owner.token, '?filters[kind][$eq]=message');
  expect(messages.data.map(({ title }: { title: string }) => title)).toEqual(['Lunch']);
  expect(
    (await listOf(owner.token, '?filters[kind][$in][0]=mention&filters[kind][$in][1]=job')).data,
  ).toEqual([]);
  expect((await listOf(owner.token, '?filters[kind][$eq]=gossip')).error.status).toBe(400);
});

test('old ones are deleted, others stay', async () => {
  const owner = await signedInAdmin(nimble, 'Keepers');
  await finish(owner);
  await finish(owner);
  const { data } = await listOf(owner.token);
  await nimble.pool.query("UPDATE notifications SET created_at = now() - interval '91 days' WHERE id = $1", [
    data[1].id,
  ]);
  await sweepNotificationsHandler({}, nimble, { signal: new AbortController().signal });
  expect((await listOf(owner.token)).data.map(({ id }: { id: number }) => id)).toEqual([data[0].id]);
});
