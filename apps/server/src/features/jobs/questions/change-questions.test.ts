import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdRows } from '../../../testing/held-rows.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { createQuestionsService } from './questions.service.ts';

let nimble: TestApp;
let token: string;
let companyId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  ({ token, companyId } = await signedInAdmin(nimble, 'Editors'));
});
afterAll(() => nimble.close());

type Shown = { id: number; question: string; time_limit: number; required: boolean; order: number };
type Wanted = { id?: number | string; question: string; time_limit: number; required: boolean };

async function save(jobId: number, questions: readonly Wanted[], more: object = {}) {
  const body = { data: { questions, ...more } };
  return nimble.call('PUT', `/api/jobs/${jobId}/with-questions`, { token, body });
}

async function shown(jobId: number): Promise<Shown[]> {
  return (await nimble.call('GET', `/api/jobs/${jobId}`, { token })).body.data.questions;
}

/** The questions of an interview that has begun; moved ones move for it too, being the same questions. */
async function asked(candidateToken: string): Promise<string[]> {
  const { body } = await nimble.call('GET', '/api/interviews/current', { token: candidateToken });
  return body.data.job.questions.map((question: { question: string }) => question.question).sort();
}

test('questions are changed, added, deleted and reordered at once, unchanged ones keeping their id', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  if (first === undefined || second === undefined) throw new Error('the job has two questions');
  const added = { id: '1795245241873', question: 'A new question?', time_limit: 180, required: true };
  const { status, body } = await save(job.id, [second, added, { ...first, time_limit: 300 }]);
  expect(status).toBe(200);
  expect(body.data.questions).toMatchObject([
    { id: second.id, order: 1 },
    { question: 'A new question?', order: 2 },
    { question: first.question, time_limit: 300, order: 3 },
  ]);
});

test('an interview keeps its questions from the beginning, whatever is edited meanwhile', async () => {
  const job = await activeJob(nimble, token);
  const begun: { token: string; questions: string[] }[] = [];
  for (let round = 0; round < 12; round += 1) {
    const current = await shown(job.id);
    const { token: candidate } = await begunInterview(nimble, job, `editing${round}@example.com`);
    begun.push({ token: candidate, questions: current.map(({ question }) => question).sort() });
    await save(job.id, edited(current, round));
  }
  for (const { token: candidate, questions } of begun) expect(await asked(candidate)).toEqual(questions);
});

/** Another edit each round: rename, add, swap, delete. */
function edited(current: readonly Shown[], round: number): Wanted[] {
  const [first, ...rest] = current;
  if (first === undefined) throw new Error('a job has a question');
  const fresh = { question: `Question of round ${round}?`, time_limit: 60, required: false };
  switch (round % 4) {
    case 0:
      return [{ ...first, question: `Renamed in round ${round}?` }, ...rest];
    case 1:
      return [...current, fresh];
    case 2:
      return [...rest, first];
    default:
      return [fresh, ...rest];
  }
}

test('the first interview of a job that begins while its questions are replaced asks the new ones', async () => {
  const job = await activeJob(nimble, token);
  const held = await holdRows(nimble, 'SELECT FROM jobs WHERE id = $1', [job.id]);
  const saved = save(job.id, [{ question: 'Instead of both?', time_limit: 60, required: true }]);
  await held.areWaiting(1);
  const begun = begunInterview(nimble, job);
  await held.areWaiting(2);
  await held.release();
  expect((await saved).status).toBe(200);
  expect(await asked((await begun).token)).toEqual(['Instead of both?']);
});

test('an interview answers only questions of its own', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate } = await begunInterview(nimble, job);
  await save(job.id, [{ question: 'Only for later candidates?', time_limit: 60, required: true }]);
  const later = (await shown(job.id))[0];
  const refused = await nimble.app.inject({
    method: 'POST',
    url: '/api/uploads/takes',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${candidate}`,
      'upload-defer-length': '1',
      'upload-metadata': `takeId ${base64(crypto.randomUUID())},questionId ${base64(`${later?.id}`)},mimeType ${base64('video/webm')}`,
    },
  });
  expect(refused.statusCode).toBe(400);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

test('the second of two people who edit the same job gets a conflict, and nothing of theirs is saved', async () => {
  const job = await activeJob(nimble, token);
  const { body } = await nimble.call('GET', `/api/jobs/${job.id}`, { token });
  const { updatedAt, questions } = body.data;
  expect((await save(job.id, questions, { title: 'First', updatedAt })).status).toBe(200);
  const second = await save(job.id, questions.slice(0, 1), { title: 'Second', updatedAt });
  expect(second.status).toBe(409);
  expect(second.body.error.message).toContain('Someone else has changed this job');
  const after = await nimble.call('GET', `/api/jobs/${job.id}`, { token });
  expect(after.body.data).toMatchObject({ title: 'First', questionCount: 2 });
});

test('a question that is replaced while another call moves it does not come back', async () => {
  const job = await activeJob(nimble, token);
  const change = vi.fn();
  const one = async () => {
    await save(job.id, [{ question: 'Instead of both?', time_limit: 60, required: true }]);
    return (await nimble.call('GET', `/api/jobs/${job.id}`, { token })).body.data;
  };
  const questions = createQuestionsService({ database: nimble.database, jobs: { one, change } });
  const member = { companyId, userId: 1, address: null };
  const moved = questions.change(member, job.questions[0]?.id ?? 0, { order: 2 });
  await expect(moved).rejects.toMatchObject({ code: 'job.question_not_found' });
  expect(change).not.toHaveBeenCalled();
});

test('a job cannot be without a question', async () => {
  const job = await activeJob(nimble, token);
  const { status, body } = await save(job.id, []);
  expect([status, body.error.message]).toEqual([400, 'At least one question is required']);
});

test('calls for single questions leave a job at least one and at most twenty', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  const remove = (question: Shown | undefined) =>
    nimble.call('DELETE', `/api/questions/${question?.id}`, { token });
  expect((await remove(first)).status).toBe(200);
  const last = await remove(second);
  expect([last.status, last.body.error.code]).toEqual([400, 'job.no_questions']);
  const another = { question: 'One more?', time_limit: 60, required: true };
  const add = () =>
    nimble.call('POST', '/api/questions', { token, body: { data: { job: job.id, ...another } } });
  expect((await save(job.id, Array(19).fill(another))).status).toBe(200);
  expect((await add()).status).toBe(200);
  const tooMany = await add();
  expect([tooMany.status, tooMany.body.error.code]).toEqual([400, 'job.too_many_questions']);
  expect(await shown(job.id)).toHaveLength(20);
});

test('counts finished submissions and their answers', async () => {
  const job = await activeJob(nimble, token);
  await begunInterview(nimble, job);
  const { body } = await nimble.call('GET', `/api/getVideoCount/${job.id}`, { token });
  expect(body.data).toEqual({ submissionCount: 0, totalVideoCount: 0 });
});

test("accepts a client's share token once", async () => {
  const data = {
    title: 'Linked',
    description: 'With a link of its own.',
    shareToken: 'abcDEF123456',
    questions: [{ question: 'What do you do well?', time_limit: 60, required: true }],
  };
  const create = () => nimble.call('POST', '/api/jobs/create-with-auth', { token, body: { data } });
  expect((await create()).body.data.shareToken).toBe('abcDEF123456');
  expect((await create()).status).toBe(409);
  const found =
    '/api/jobs?filters[shareToken][$eq]=abcDEF123456&filters[status][$eq]=draft&populate=questions';
  const { body } = await nimble.call('GET', found, { token });
  expect(body.data).toMatchObject([{ title: 'Linked', questionCount: 1 }]);
  const stranger = await signedInAdmin(nimble, 'Strange Editors');
  expect((await nimble.call('GET', found, { token: stranger.token })).body.data).toEqual([]);
});
