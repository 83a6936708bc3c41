import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedState } from '../../../testing/figures/stored-state.ts';
import { begunInterview, finishedSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let submissionId: number;
let begunId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Owners')).token;
  const finished = await finishedSubmission(nimble, token);
  submissionId = finished.submissionId;
  begunId = (await begunInterview(nimble, finished.job, 'begun@example.com')).submissionId;
});
afterAll(() => nimble.close());

async function refusal(id: number, data: object, by = token) {
  const before = await storedState(nimble);
  const { status, body } = await nimble.call('PUT', `/api/submissions/${id}`, { token: by, body: { data } });
  expect(await storedState(nimble)).toEqual(before);
  return { status, message: body.error.message };
}

test.each([
  [{ notes: 'a'.repeat(5001) }, 'Note must be at most 5000 characters'],
  [{ status: 'approved' }, /^Invalid option/],
  [{ status: 'pending' }, /^Invalid option/],
  [{ status: 'processing' }, /^Invalid option/],
  [{ rating: -1 }, /^Too small/],
  [{ rating: 101 }, /^Too big/],
  [{ rating: 50.5 }, /^Invalid input/],
  [{ rating: '50' }, /^Invalid input/],
  [{ notes: 'Kept?', rating: 101 }, /^Too big/],
])('a review of %j is refused', async (data, message) => {
  expect(await refusal(submissionId, data)).toEqual({ status: 400, message: expect.stringMatching(message) });
});

test('a submission that is missing, unfinished or another company’s is not found', async () => {
  const notFound = { status: 404, message: 'Submissions not found' };
  expect(await refusal(999_999, { notes: 'x' })).toEqual(notFound);
  expect(await refusal(begunId, { notes: 'x' })).toEqual(notFound);
  const stranger = await signedInAdmin(nimble, 'Strangers');
  expect(await refusal(submissionId, { notes: 'x' }, stranger.token)).toEqual(notFound);
});

test('a processing candidate cannot be changed', async () => {
  const { submissionId: id } = await finishedSubmission(nimble, token);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'processing' })
    .where('id', '=', id)
    .execute();
  expect(await refusal(id, { notes: 'x' })).toEqual({ status: 422, message: 'Candidate is being processed' });
});
