import {
  isFinal,
  mayGiveStatus,
  reviewStatuses,
  type Submission,
  type SubmissionChanges,
} from '@nimble/contracts/submissions';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let colleague: string;
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Deciders');
  token = admin.token;
  colleague = (await addPerson(nimble, admin.companyId, 'admin')).token;
});
afterAll(() => nimble.close());

const review = (id: number, data: object, by = token) =>
  nimble.call('PUT', `/api/submissions/${id}`, { token: by, body: { data } });

function auditOf(id: number) {
  return nimble.database
    .selectFrom('audit_events')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['submission.status_changed', 'submission.scored', 'submission.note_changed'])
    .orderBy('id')
    .execute();
}

/** What a reviewer, or a script, may try; including times, which callers may not set. */
const attempt = fc.record(
  {
    status: fc.constantFrom(...reviewStatuses),
    rating: fc.option(fc.integer({ min: 0, max: 100 })),
    notes: fc.constantFrom('', 'Good.', 'Better.'),
    ifUnchanged: fc.record(
      { status: fc.constantFrom(...reviewStatuses, 'pending'), notes: fc.constantFrom(null, 'Good.') },
      { requiredKeys: [] },
    ),
    reviewedAt: fc.constant('1999-01-01T00:00:00.000Z'),
    completedAt: fc.constant('1999-01-01T00:00:00.000Z'),
    byColleague: fc.boolean(),
  },
  { requiredKeys: [] },
);
type Attempt = SubmissionChanges & { reviewedAt?: string; byColleague?: boolean };
/** Its history: who has changed which field from what. */
type Change = { field: 'status' | 'notes'; from: string; byColleague: boolean };
type State = Pick<Submission, 'status' | 'rating' | 'notes' | 'reviewedAt' | 'completedAt'>;

const shown = (data: State) => ({
  status: data.status,
  rating: data.rating,
  notes: data.notes,
  reviewedAt: data.reviewedAt,
  completedAt: data.completedAt,
});

function expectedAnswer(before: State, history: readonly Change[], attempt: Attempt): number {
  const { status, notes, ifUnchanged = {}, byColleague = false } = attempt;
  /** The reviewer's own changes of a field since the other one's last. */
  const own = (field: Change['field']) => {
    const all = history.filter((change) => change.field === field);
    return all.slice(all.findLastIndex((change) => change.byColleague !== byColleague) + 1);
  };
  const isStatusStale =
    ifUnchanged.status !== undefined &&
    ifUnchanged.status !== before.status &&
    !own('status').some(({ from }) => from === ifUnchanged.status);
  const isNoteStale =
    ifUnchanged.notes !== undefined &&
    (ifUnchanged.notes ?? '') !== (before.notes ?? '') &&
    !((notes ?? '') === (before.notes ?? '') && own('notes').length > 0);
  if (isStatusStale || isNoteStale) return 409;
  return status === undefined || mayGiveStatus(before.status, status) ? 200 : 422;
}

test('no sequence of calls breaks the rules of status, reviewedAt and completedAt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 8 }), async (attempts) => {
      const { submissionId } = await finishedSubmission(nimble, token);
      const read = async () =>
        shown((await nimble.call('GET', `/api/submissions/${submissionId}`, { token })).body.data);
      const history: Change[] = [];
      let before = await read();
      expect(before).toMatchObject({ status: 'pending', reviewedAt: null, completedAt: null });
      for (const each of attempts as Attempt[]) {
        const askedAt = new Date().toISOString();
        const { byColleague = false, ...sent } = each;
        const answer = await review(submissionId, sent, byColleague ? colleague : token);
        const after = await read();
        expect([each, answer.status]).toEqual([each, expectedAnswer(before, history, each)]);
        if (answer.status !== 200) expect(after).toEqual(before);
        else expectFollows(before, after, each, askedAt);
        if (isFinal(before.status)) expect(isFinal(after.status)).toBe(true);
        for (const field of ['status', 'notes'] as const)
          if ((after[field] ?? '') !== (before[field] ?? ''))
            history.push({ field, from: before[field] ?? '', byColleague });
        before = after;
      }
    }),
    // Drawn too rarely: the same decision twice, which keeps the time of the first.
    { numRuns: 25, examples: [[[{ status: 'reviewed' }, { status: 'reviewed' }]]] },
  );
});

function expectFollows(before: State, after: State, { status, rating, notes }: Attempt, askedAt: string) {
  expect(after.status).toBe(status ?? before.status);
  expect(after.rating).toBe(rating === undefined ? before.rating : rating);
  expect(after.notes).toBe(notes ?? before.notes);
  if (status === undefined) expect(after.reviewedAt).toBe(before.reviewedAt);
  else expect(after.reviewedAt).toSatisfy((at: string) => at >= askedAt);
  if (status === 'reviewed' && before.status !== 'reviewed') expect(after.completedAt).toBe(after.reviewedAt);
  else expect(after.completedAt).toBe(before.completedAt);
}

test('a double click is one decision: the caller’s own change is no conflict, and is logged once', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const approve = { status: 'shortlisted', ifUnchanged: { status: 'pending' } };
  const answers = await Promise.all([review(submissionId, approve), review(submissionId, approve)]);
  expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual([
    [200, 'shortlisted'],
    [200, 'shortlisted'],
  ]);
  expect(await auditOf(submissionId)).toHaveLength(1);

  const note = { notes: 'Good.', ifUnchanged: { notes: null } };
  const saved = await Promise.all([review(submissionId, note), review(submissionId, note)]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  // Another text would overwrite what the first call has saved.
  expect(await review(submissionId, { ...note, notes: 'Better.' })).toMatchObject({ status: 409 });
});

test('a second decision before the page shows the first builds on it; a colleague’s conflicts', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const seen = { status: 'pending', rating: null };
  await review(submissionId, { status: 'shortlisted', rating: 60, ifUnchanged: seen });
  const rejected = { status: 'rejected', rating: 80, ifUnchanged: seen };
  expect(await review(submissionId, rejected, colleague)).toMatchObject({ status: 409 });
  expect((await review(submissionId, rejected)).body.data).toMatchObject({ status: 'rejected', rating: 80 });
  await review(submissionId, { status: 'reviewed' }, colleague);
  expect(await review(submissionId, { status: 'shortlisted', ifUnchanged: seen })).toMatchObject({
    status: 409,
  });
});

test('a program is another actor than the person it calls for', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const permissions = { submission: { view: true, update: true } };
  const made = await nimble.call('POST', '/api/api-tokens', {
    token,
    body: { data: { name: 'Applicant tracking', days: 30, permissions } },
  });
  await review(submissionId, { status: 'shortlisted' }, made.body.data.secret);
  const rejected = { status: 'rejected', ifUnchanged: { status: 'pending' } };
  expect(await review(submissionId, rejected)).toMatchObject({ status: 409 });
});

test('of two concurrent reviewers the second gets a conflict, and only the first is in the log', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const seen = { ifUnchanged: { status: 'pending' } };
  const answers = await Promise.all([
    review(submissionId, { status: 'shortlisted', ...seen }),
    review(submissionId, { status: 'rejected', ...seen }, colleague),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error.message).toBe(
    'Someone else has changed this candidate in the meantime. Your changes were not saved.',
  );
  expect(await auditOf(submissionId)).toHaveLength(1);
  // Another field is no conflict.
  expect(await review(submissionId, { rating: 70, ifUnchanged: { rating: null } })).toMatchObject({
    status: 200,
  });
});

test('each change is in the audit log, and a call that changes nothing is not', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  await review(submissionId, { status: 'in_review' });
  await review(submissionId, { rating: 0, notes: 'Kept to the point.' });
  await review(submissionId, { rating: 0, notes: 'Kept to the point.', status: 'in_review' });
  await review(submissionId, { status: 'rejected' });
  const back = await review(submissionId, { status: 'in_review' });
  expect(back).toMatchObject({
    status: 422,
    body: {
      error: {
        message: 'Your team has already decided on this candidate. Change the decision with Edit review.',
      },
    },
  });
  await review(submissionId, { status: 'reviewed' });
  expect(await auditOf(submissionId)).toEqual([
    { action: 'submission.status_changed', details: { from: 'pending', to: 'in_review' } },
    { action: 'submission.scored', details: { from: null, to: 0 } },
    { action: 'submission.note_changed', details: {} },
    { action: 'submission.status_changed', details: { from: 'in_review', to: 'rejected' } },
    { action: 'submission.status_changed', details: { from: 'rejected', to: 'reviewed' } },
  ]);
});
