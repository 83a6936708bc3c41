import {
  isFinal,
  mayGiveStatus,
  reviewStatuses,
  type Submission,
  type SubmissionChanges,
} from '@nimble/contracts/submissions';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Deciders')).token;
});
afterAll(() => nimble.close());

const review = (id: number, data: object) =>
  nimble.call('PUT', `/api/submissions/${id}`, { token, body: { data } });

function auditOf(id: number) {
  return nimble.database
    .selectFrom('audit_events')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['submission.status_changed', 'submission.scored', 'submission.note_changed'])
    .orderBy('id')
    .execute();
}

/** What a reviewer, or a script, may try; with times of its own, which are not the caller's to set. */
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
  },
  { requiredKeys: [] },
);
type Attempt = SubmissionChanges & { reviewedAt?: string };
type State = Pick<Submission, 'status' | 'rating' | 'notes' | 'reviewedAt' | 'completedAt'>;

const shown = (data: State) => ({
  status: data.status,
  rating: data.rating,
  notes: data.notes,
  reviewedAt: data.reviewedAt,
  completedAt: data.completedAt,
});

function expectedAnswer(before: State, { status, ifUnchanged = {} }: Attempt): number {
  const isStale =
    (ifUnchanged.status !== undefined && ifUnchanged.status !== before.status) ||
    (ifUnchanged.notes !== undefined && (ifUnchanged.notes ?? '') !== (before.notes ?? ''));
  if (isStale) return 409;
  return status === undefined || mayGiveStatus(before.status, status) ? 200 : 422;
}

test('no sequence of calls breaks the rules of status, reviewedAt and completedAt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 8 }), async (attempts) => {
      const { submissionId } = await finishedSubmission(nimble, token);
      const read = async () =>
        shown((await nimble.call('GET', `/api/submissions/${submissionId}`, { token })).body.data);
      let before = await read();
      expect(before).toMatchObject({ status: 'pending', reviewedAt: null, completedAt: null });
      for (const each of attempts as Attempt[]) {
        const askedAt = new Date().toISOString();
        const answer = await review(submissionId, each);
        const after = await read();
        expect([each, answer.status]).toEqual([each, expectedAnswer(before, each)]);
        if (answer.status !== 200) expect(after).toEqual(before);
        else expectFollows(before, after, each, askedAt);
        if (isFinal(before.status)) expect(isFinal(after.status)).toBe(true);
        before = after;
      }
    }),
    { numRuns: 25 },
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

test('two reviewers at once: the second is told, and only the first is in the log', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  const answers = await Promise.all([
    review(submissionId, { status: 'shortlisted', ifUnchanged: { status: 'pending' } }),
    review(submissionId, { status: 'rejected', ifUnchanged: { status: 'pending' } }),
    review(submissionId, { status: 'in_review', ifUnchanged: { status: 'pending' } }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error.message).toBe(
    'Somebody else has changed this candidate meanwhile. Nothing of yours was saved.',
  );
  expect(await auditOf(submissionId)).toHaveLength(1);
  // Another field is nobody's loss.
  expect(await review(submissionId, { rating: 70, ifUnchanged: { rating: null } })).toMatchObject({
    status: 200,
  });
});

test('each change is in the audit log, and what changes nothing is not', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  await review(submissionId, { status: 'in_review' });
  await review(submissionId, { rating: 0, notes: 'Kept to the point.' });
  await review(submissionId, { rating: 0, notes: 'Kept to the point.', status: 'in_review' });
  await review(submissionId, { status: 'rejected' });
  const back = await review(submissionId, { status: 'in_review' });
  expect(back).toMatchObject({
    status: 422,
    body: {
      error: { message: 'This candidate has already been decided on. Change the decision with Edit Review.' },
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
