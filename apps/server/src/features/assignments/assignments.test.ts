import { mostReviewers } from '@nimble/contracts/assignments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let reviewer: Awaited<ReturnType<typeof addPerson>>;
let viewer: Awaited<ReturnType<typeof addPerson>>;
let job: Awaited<ReturnType<typeof activeJob>>;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Assigners');
  reviewer = await addPerson(nimble, admin.companyId, 'sub_admin');
  viewer = await addPerson(nimble, admin.companyId, 'viewer');
  job = await activeJob(nimble, admin.token, 'Baker');
});
afterAll(() => nimble.close());

let count = 0;
async function submitted(status = 'pending'): Promise<number> {
  count += 1;
  const { submissionId } = await begunInterview(nimble, job, `assigned${count}@example.com`);
  await nimble.pool.query('UPDATE submissions SET status = $2 WHERE id = $1', [submissionId, status]);
  return submissionId;
}

const assign = (id: number, dueOn: string | null = null, userId = reviewer.userId) =>
  nimble.call('PUT', `/api/submissions/${id}/reviewers/${userId}`, {
    token: admin.token,
    body: { data: { dueOn } },
  });
const queueOf = async (token = reviewer.token) =>
  (await nimble.call('GET', '/api/submissions/queue', { token })).body;
const idsIn = ({ data }: { data: { submission: { id: number } }[] }) =>
  data.map(({ submission }) => submission.id);
const notificationsOf = async (token: string) =>
  (await nimble.call('GET', '/api/notifications', { token })).body.data as { message: string }[];

test('a queue is sorted by due date, says what is overdue, and loses what is done', async () => {
  const [someday, late, soon] = [await submitted(), await submitted(), await submitted('in_review')];
  await assign(someday);
  await assign(soon, '2999-01-01');
  expect((await assign(late, '2020-01-01')).body.data).toMatchObject([
    { userId: reviewer.userId, dueOn: '2020-01-01', isOverdue: true, isDone: false },
  ]);
  const queue = await queueOf();
  expect(idsIn(queue)).toEqual([late, soon, someday]);
  expect(queue.data[0]).toMatchObject({ isOverdue: true, submission: { job: { title: 'Baker' } } });
  expect(queue.meta).toEqual({ open: 3, overdue: 1 });
  expect(await queueOf(admin.token)).toEqual({ data: [], meta: { open: 0, overdue: 0 } });

  const ratings = ['Communication', 'Expertise', 'Motivation'];
  const { body } = await nimble.call('GET', `/api/jobs/${job.id}/criteria`, { token: admin.token });
  const given = (body.data.criteria ?? ratings).map((criterion: string) => ({
    criterion,
    questionId: null,
    stars: 4,
    comment: '',
  }));
  await nimble.call('PUT', `/api/submissions/${late}/scorecard`, {
    token: reviewer.token,
    body: { data: { ratings: given, give: true } },
  });
  await nimble.call('PUT', `/api/submissions/${soon}`, {
    token: admin.token,
    body: { data: { status: 'shortlisted' } },
  });
  expect(idsIn(await queueOf())).toEqual([someday]);
  const figures = await nimble.call('GET', '/api/submissions/queue/stats', { token: reviewer.token });
  expect(figures.body.data).toEqual({ open: 1, overdue: 0 });
  const { body: shown } = await nimble.call('GET', `/api/submissions/${late}/reviewers`, {
    token: viewer.token,
  });
  expect(shown.data).toMatchObject([{ isDone: true, isOverdue: false }]);
});

test('the assigned person gets one notification, whatever happens to the date; nobody for themselves', async () => {
  const id = await submitted();
  const before = (await notificationsOf(reviewer.token)).length;
  await assign(id, '2030-06-01');
  await assign(id, '2030-06-02');
  await assign(id, '2030-06-02');
  const [newest, ...others] = await notificationsOf(reviewer.token);
  expect(others).toHaveLength(before);
  expect(newest?.message).toMatch(/asked you to review Casey Smith for Baker by .*June/);
  await assign(id, null, admin.userId);
  expect(await notificationsOf(admin.token)).toEqual([]);
  const { rows } = await nimble.pool.query(
    "SELECT action, details FROM audit_events WHERE subject_id = $1 AND action ~ 'review|due' ORDER BY id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'submission.reviewer_assigned',
    'submission.due_date_changed',
    'submission.reviewer_assigned',
  ]);
});

test('only people who may review are assigned, and only to finished interviews', async () => {
  const id = await submitted();
  expect((await assign(id, null, viewer.userId)).body.error.code).toBe('assignment.may_not_review');
  const invited = await addPerson(nimble, admin.companyId, 'admin', 'invited');
  expect((await assign(id, null, invited.userId)).body.error.code).toBe('assignment.person_not_found');
  expect((await assign(await submitted('uploading'))).status).toBe(404);
  expect((await assign(id, '2030-02-30')).status).toBe(400);
  const { body } = await nimble.call('GET', `/api/submissions/${id}/colleagues`, { token: viewer.token });
  expect(body.data).toContainEqual(expect.objectContaining({ id: viewer.userId, mayReview: false }));
  expect(body.data).toContainEqual(expect.objectContaining({ id: reviewer.userId, mayReview: true }));
  expect(body.data.map((person: { id: number }) => person.id)).not.toContain(invited.userId);
});

test('colleagues are listed by name', async () => {
  const id = await submitted();
  for (const [userId, name] of [
    [viewer.userId, 'zoe'],
    [reviewer.userId, 'Ada'],
  ])
    await nimble.pool.query('UPDATE users SET display_name = $2 WHERE id = $1', [userId, name]);
  const { body } = await nimble.call('GET', `/api/submissions/${id}/colleagues`, { token: admin.token });
  const names: string[] = body.data.map(({ name }: { name: string }) => name);
  expect([names[0], names.at(-1)]).toEqual(['Ada', 'zoe']);
});

test('who is unassigned has nothing left in the queue; a second time there is none to unassign', async () => {
  const id = await submitted();
  await assign(id, '2020-01-01');
  expect(idsIn(await queueOf())).toContain(id);
  const unassign = () =>
    nimble.call('DELETE', `/api/submissions/${id}/reviewers/${reviewer.userId}`, { token: admin.token });
  expect((await unassign()).body.data).toEqual([]);
  expect((await unassign()).body.error.code).toBe('assignment.not_found');
  expect(idsIn(await queueOf())).not.toContain(id);
});

test('a submission has at most 20 reviewers, whose dates can still be changed', async () => {
  const id = await submitted();
  const people = await Promise.all(
    Array.from({ length: mostReviewers }, () => addPerson(nimble, admin.companyId, 'sub_admin')),
  );
  for (const { userId } of people) expect((await assign(id, null, userId)).status).toBe(200);
  expect((await assign(id)).body.error.code).toBe('assignment.too_many');
  const { body } = await assign(id, '2999-01-01', people[0]?.userId);
  expect(body.data).toHaveLength(mostReviewers);
  expect(idsIn(await queueOf())).not.toContain(id);
});
