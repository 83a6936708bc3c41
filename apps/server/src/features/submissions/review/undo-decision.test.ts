import { undoMinutes } from '@nimble/contracts/submissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let colleague: string;
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Hesitant');
  token = admin.token;
  colleague = (await addPerson(nimble, admin.companyId, 'admin')).token;
});
afterAll(() => nimble.close());

const review = async (id: number, data: object, by = token) =>
  (await nimble.call('PUT', `/api/submissions/${id}`, { token: by, body: { data } })).body.data;
const undo = (id: number, { reviewedAt }: { reviewedAt: string }, by = token) =>
  nimble.call('POST', `/api/submissions/${id}/undo-decision`, { token: by, body: { data: { reviewedAt } } });
const read = async (id: number) => (await nimble.call('GET', `/api/submissions/${id}`, { token })).body.data;

async function decidedAt(id: number) {
  return nimble.database
    .selectFrom('submissions')
    .select(['decided_at', 'shortlisted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('undoing brings back status and times, keeps score and note, and is a second event', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const opened = await review(submissionId, { status: 'in_review' });
  const decided = await review(submissionId, { status: 'reviewed' });
  expect(decided.completedAt).toBe(decided.reviewedAt);
  await review(submissionId, { rating: 60, notes: 'Kept to the point.' }, colleague);
  const { status, body } = await undo(submissionId, decided);
  expect([status, body.data]).toEqual([
    200,
    { ...body.data, ...opened, rating: 60, notes: 'Kept to the point.' },
  ]);
  expect(await decidedAt(submissionId)).toEqual({ decided_at: null, shortlisted_at: null });
  const changes = await nimble.database
    .selectFrom('audit_events')
    .select('details')
    .where('subject_id', '=', submissionId)
    .where('action', '=', 'submission.status_changed')
    .orderBy('id')
    .execute();
  expect(changes.map(({ details }) => details)).toEqual([
    { from: 'pending', to: 'in_review' },
    { from: 'in_review', to: 'reviewed' },
    { from: 'reviewed', to: 'in_review' },
  ]);
});

test('a decision on one that nobody had opened goes back to pending, and can be made and undone again', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  for (const status of ['shortlisted', 'rejected']) {
    const decided = await review(submissionId, { status });
    expect((await undo(submissionId, decided)).body.data).toMatchObject({
      status: 'pending',
      reviewedAt: null,
      completedAt: null,
    });
  }
});

test('another decision over one that stood goes back to that one, which stays the first', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const rejected = await review(submissionId, { status: 'rejected' }, colleague);
  const first = await decidedAt(submissionId);
  const approved = await review(submissionId, { status: 'shortlisted' });
  expect((await undo(submissionId, approved)).body.data).toMatchObject({
    status: 'rejected',
    reviewedAt: rejected.reviewedAt,
  });
  expect(await decidedAt(submissionId)).toEqual(first);
  // It is the colleague's: undoing one's own leads no further back.
  expect((await undo(submissionId, rejected)).body.error.code).toBe('submission.undo_expired');
});

test('an email that was sent about an earlier decision does not block the undo of a later one', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  await review(submissionId, { status: 'rejected', mail: { kind: 'rejected' } });
  await nimble.pool.query('UPDATE decision_mails SET handed_over_at = now() WHERE submission_id = $1', [
    submissionId,
  ]);
  const approved = await review(submissionId, { status: 'shortlisted' });
  expect((await undo(submissionId, approved)).body.data).toMatchObject({ status: 'rejected' });
});

test('what a colleague has decided since stays, also when it is the same', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const approved = await review(submissionId, { status: 'shortlisted' });
  await review(submissionId, { status: 'rejected' }, colleague);
  expect(await undo(submissionId, approved)).toMatchObject({
    status: 409,
    body: { error: { code: 'submission.changed_meanwhile' } },
  });
  await review(submissionId, { status: 'shortlisted' }, colleague);
  expect(await undo(submissionId, approved)).toMatchObject({ status: 409 });
  expect(await read(submissionId)).toMatchObject({ status: 'shortlisted' });
});

test('it is undone once, by who decided, and not for ever', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const approved = await review(submissionId, { status: 'shortlisted' });
  expect(await undo(submissionId, approved, colleague)).toMatchObject({ status: 409 });
  expect(await undo(submissionId, approved)).toMatchObject({ status: 200 });
  expect(await undo(submissionId, approved)).toMatchObject({ status: 409 });

  await review(submissionId, { status: 'rejected' });
  const long = `${undoMinutes} minutes 1 second`;
  await nimble.pool.query(
    `UPDATE submissions SET before_decision = before_decision || jsonb_build_object('givenAt', now() - $2::interval) WHERE id = $1`,
    [submissionId, long],
  );
  expect(await undo(submissionId, await read(submissionId))).toMatchObject({
    status: 422,
    body: { error: { code: 'submission.undo_expired' } },
  });
});

test('colleagues hear that the decision they were told of is undone', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const approved = await review(submissionId, { status: 'shortlisted' });
  await undo(submissionId, approved);
  const { body } = await nimble.call('GET', '/api/notifications', { token: colleague });
  const titles = body.data
    .filter((one: { submissionId: number | null }) => one.submissionId === submissionId)
    .map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Decision undone', 'Candidate approved']);
});
