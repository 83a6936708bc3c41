import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkScene, createBulkScene } from '../../testing/bulk-scene.ts';
import { activeJob } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/**
 * Filters that match everything, and name what is hidden, of a person outside the hiring team of a job: no list, search
 * or count has its rows, and nothing changes them.
 */
let nimble: TestApp;
let scene: BulkScene;
let outsider: Awaited<ReturnType<typeof addPerson>>;
let shown: { jobId: number; submissionId: number };
let hidden: { jobId: number; submissionId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  scene = await createBulkScene(nimble);
  outsider = await addPerson(nimble, scene.admin.companyId, 'sub_admin');
  shown = await jobWithCandidate('Shown', 'Shown candidate');
  hidden = await jobWithCandidate('Hidden', 'Hidden candidate');
  await nimble.call('PUT', `/api/jobs/${hidden.jobId}/team`, {
    token: scene.admin.token,
    body: { data: { teamOnly: true, members: [scene.admin.userId] } },
  });
});
afterAll(() => nimble.close());

async function jobWithCandidate(title: string, name: string) {
  const job = await activeJob(nimble, scene.admin.token, title);
  const submissionId = await scene.submitted('pending', job);
  await nimble.pool.query('UPDATE submissions SET candidate_name = $2 WHERE id = $1', [submissionId, name]);
  const { rows } = await nimble.pool.query(
    `INSERT INTO notifications (company_id, user_id, type, title, message, job_id, submission_id)
     VALUES ($1, $2, 'info', $3, 'x', $4, $5) RETURNING id`,
    [scene.admin.companyId, outsider.userId, title, job.id, submissionId],
  );
  return { jobId: job.id, submissionId, notificationId: Number(rows[0].id) };
}
const read = async (address: string) => (await nimble.call('GET', address, { token: outsider.token })).body;
const everything = (field: string) => `filters[$or][0][${field}][$gte]=0&filters[$or][1][${field}][$lt]=0`;

test.each([
  ['/api/submissions', 'id'],
  ['/api/jobs', 'id'],
  ['/api/questions', 'id'],
  ['/api/notifications', 'id'],
  ['/api/submissions', 'job.id'],
])('%s by or over %s', async (address, field) => {
  const named = field.replaceAll('.', '][');
  const all = await read(`${address}?pagination[pageSize]=100`);
  expect(all.data.length).toBeGreaterThan(0);
  const found = await read(`${address}?pagination[pageSize]=100&${everything(named)}`);
  expect(found.data).toEqual(all.data);
  expect(found.meta.pagination).toEqual(all.meta.pagination);
  const without = await read(`${address}?pagination[pageSize]=100&filters[$not][${named}][$lt]=0`);
  expect(without.data).toEqual(all.data);
  expect(JSON.stringify(found)).not.toContain('Hidden');
});

test.each([
  () => `filters[$or][0][job][id][$eq]=${hidden.jobId}&filters[$or][1][id][$eq]=${shown.submissionId}`,
  () => `filters[$or][0][candidateName][$containsi]=hidden&filters[$or][1][candidateName][$containsi]=shown`,
  () =>
    `filters[$or][0][$and][0][candidateName][$containsi]=hidden&filters[$or][1][id][$eq]=${shown.submissionId}`,
])('a search for a candidate of a hidden job finds and counts the others alone', async (filters) => {
  const { data, meta } = await read(`/api/submissions?${filters()}`);
  expect(data.map(({ id }: { id: number }) => id)).toEqual([shown.submissionId]);
  expect(meta.pagination.total).toBe(1);
});

test('a bulk action over an or changes no candidate of a hidden job', async () => {
  const filters = { $or: [{ id: { $gte: 0 } }, { job: { id: { $eq: hidden.jobId } } }] };
  const of = (count: number) => ({ by: 'filters', filters, count });
  const { body } = await scene.start({ kind: 'status', status: 'rejected' }, of(1), outsider.token);
  expect(body.data).toMatchObject({ total: 1, done: 1, failed: 0 });
  const named = { by: 'ids', submissions: [{ id: hidden.submissionId, status: 'pending' }] };
  const one = await scene.start({ kind: 'status', status: 'rejected' }, named, outsider.token);
  expect(one.body.data).toMatchObject({ done: 0, failed: 1 });
  const { rows } = await nimble.pool.query('SELECT status FROM submissions WHERE id = ANY($1) ORDER BY id', [
    [shown.submissionId, hidden.submissionId],
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['rejected', 'pending']);
});

test('an export over an or has no candidate of a hidden job', async () => {
  const query = {
    'filters[$or][0][id][$gte]': '0',
    'filters[$or][1][job][id][$eq]': `${hidden.jobId}`,
  };
  const made = await nimble.call('POST', '/api/exports', {
    token: outsider.token,
    body: { data: { format: 'csv', query } },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await nimble.runTasks();
  const { rows } = await nimble.pool.query('SELECT contained_ids FROM exports');
  expect(rows.map(({ contained_ids }) => contained_ids.map(Number))).toEqual([[shown.submissionId]]);
});

test('marking all notifications as read leaves those of hidden jobs unread, as the counts say', async () => {
  const unread = async () => (await read('/api/notifications?pagination[pageSize]=100')).meta;
  const before = await unread();
  expect(before.unread).toBe(before.pagination.total);
  const { rows: stored } = await nimble.pool.query(
    'SELECT count(*)::integer AS count FROM notifications WHERE user_id = $1 AND read_at IS NULL',
    [outsider.userId],
  );
  const marked = await nimble.call('POST', '/api/notifications/read-all', { token: outsider.token });
  expect(marked.status).toBe(200);
  expect((await unread()).unread).toBe(0);
  const { rows } = await nimble.pool.query(
    'SELECT job_id FROM notifications WHERE user_id = $1 AND read_at IS NULL',
    [outsider.userId],
  );
  expect(rows).toHaveLength(stored[0].count - before.unread);
  expect(rows.map(({ job_id }) => Number(job_id))).toEqual([hidden.jobId]);
  await nimble.call('PUT', `/api/jobs/${hidden.jobId}/team`, {
    token: scene.admin.token,
    body: { data: { teamOnly: true, members: [scene.admin.userId, outsider.userId] } },
  });
  expect((await unread()).unread).toBe(1);
});
