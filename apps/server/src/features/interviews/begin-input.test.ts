import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedState } from '../../testing/figures/stored-state.ts';
import { activeJob, begunInterview, newSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { sentStatements } from '../../testing/sent-statements.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

type Job = Awaited<ReturnType<typeof activeJob>>;

let nimble: TestApp;
let job: Job;
let closed: Job;
let foreign: Job;
beforeAll(async () => {
  nimble = await createTestApp();
  const { token } = await signedInAdmin(nimble, 'Owners');
  job = await activeJob(nimble, token);
  closed = await activeJob(nimble, token);
  await nimble.call('PUT', `/api/jobs/${closed.id}`, { token, body: { data: { status: 'closed' } } });
  foreign = await activeJob(nimble, (await signedInAdmin(nimble, 'Strangers')).token);
  const { submissionId } = await begunInterview(nimble, job, 'done@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
});
afterAll(() => nimble.close());

async function refusal(path: string, body: object) {
  const before = await storedState(nimble);
  const { status, body: answer } = await nimble.call('POST', path, { body });
  expect(await storedState(nimble)).toEqual(before);
  return { status, message: answer.error.message };
}

const unavailable =
  'Interview not found or not available. This interview may be paused, closed, or still in draft.';

test.each<[string, () => object, number, string]>([
  ['no name', () => ({ candidateName: undefined }), 400, 'Name is required'],
  ['a blank name', () => ({ candidateName: '   ' }), 400, 'Name is required'],
  ['a name of one letter', () => ({ candidateName: 'C' }), 400, 'Please enter your full name'],
  ['no address', () => ({ candidateEmail: undefined }), 400, 'Email is required'],
  [
    'an address that is none',
    () => ({ candidateEmail: 'casey@' }),
    400,
    'Please enter a valid email address',
  ],
  ['a guessed link', () => ({ shareToken: 'AAAAAAAAAAAA' }), 404, unavailable],
  ["another company's link", () => ({ shareToken: foreign.shareToken }), 404, unavailable],
  ["another company's job", () => ({ job: foreign.id }), 404, unavailable],
  ['a closed job', () => ({ job: closed.id, shareToken: closed.shareToken }), 404, unavailable],
  ['a job that is not there', () => ({ job: 999_999 }), 404, unavailable],
  [
    'an address that has submitted',
    () => ({ candidateEmail: 'DONE@example.com' }),
    409,
    'Submission with this email already exists',
  ],
  [
    'an older consent',
    () => ({ consentVersion: '1999-01-01' }),
    422,
    'The consent text has changed. Please reload the page and read it again.',
  ],
])('an interview is not begun with %s', async (_name, change, status, message) => {
  const data = { ...newSubmission(job), ...change() };
  expect(await refusal('/api/submissions', { data })).toEqual({ status, message });
});

test.each<[string, () => object, number, string]>([
  ['no address', () => ({ jobId: job.id }), 400, 'Email is required'],
  [
    'an address that is none',
    () => ({ jobId: job.id, email: 'casey' }),
    400,
    'Please enter a valid email address',
  ],
  ['no job', () => ({ email: 'casey@example.com' }), 400, 'Invalid id'],
  [
    'a closed job',
    () => ({ jobId: closed.id, email: 'casey@example.com', shareToken: closed.shareToken }),
    404,
    unavailable,
  ],
])('an address is not looked up with %s', async (_name, body, status, message) => {
  expect(await refusal('/api/submissions/validate-email', body())).toEqual({ status, message });
});

test('the number of a job alone does not reveal whether an address has applied', async () => {
  const ask = (shareToken: string | undefined, referer = '') =>
    nimble.call('POST', '/api/submissions/validate-email', {
      body: { email: 'done@example.com', jobId: job.id, shareToken },
      headers: { referer },
    });
  for (const wrong of [undefined, 'AAAAAAAAAAAA', foreign.shareToken, closed.shareToken])
    expect(await ask(wrong)).toMatchObject({ status: 404, body: { error: { message: unavailable } } });
  const page = (token: string) => `https://hiring.example.com/interview/${token}`;
  expect((await ask(undefined, page(foreign.shareToken))).status).toBe(404);
  for (const answer of [await ask(job.shareToken), await ask(undefined, page(job.shareToken))])
    expect(answer.body).toMatchObject({ data: { exists: true } });
});

test('a candidate cannot begin anything but an interview', async () => {
  const own = {
    status: 'shortlisted',
    rating: 100,
    notes: 'Hire.',
    company_id: 1,
    completedAt: new Date(),
    id: 1,
  };
  const data = { ...newSubmission(job, 'clever@example.com'), ...own };
  const { body } = await nimble.call('POST', '/api/submissions', { body: { data } });
  const row = await nimble.database
    .selectFrom('submissions')
    .select(['status', 'rating', 'notes', 'completed_at'])
    .where('id', '=', body.data.submission.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'uploading', rating: null, notes: null, completed_at: null });
});

test('beginning an interview takes one statement, which opens its transaction, and the commit', async () => {
  await begunInterview(nimble, job, 'prepared@example.com');
  const statements = await sentStatements(() => begunInterview(nimble, job, 'counted@example.com'));
  expect(statements).toEqual([expect.stringMatching(/^insert into "submissions"/), 'commit']);
});
