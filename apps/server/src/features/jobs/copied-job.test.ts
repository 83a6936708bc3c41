import { defaultCriteria } from '@nimble/contracts/scorecards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin, somePdf, uploadQuestionMedia } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** A copy of a job is a new job with the values of the other one; it shows the same files. */
let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  ({ token } = await signedInAdmin(nimble, 'Copyists'));
});
afterAll(() => nimble.close());

const asked = { question: 'What do you see here?', time_limit: 60, required: true };
const job = { title: 'Engineer', description: 'Builds what people need.' };
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object) =>
  nimble.call(method, url, { token, ...(data && { body: { data } }) });
const create = async (data: object) => (await send('POST', '/api/jobs/create-with-auth', data)).body.data;
const criteriaOf = async (id: number): Promise<string[]> =>
  (await send('GET', `/api/jobs/${id}/criteria`)).body.data.criteria;

test('the scorecard has the given criteria, and its questions of the library add none', async () => {
  const input = { content: asked, criteria: ['Taste', 'Patience'], tags: [], difficulty: null };
  const { id: libraryQuestion } = (await send('POST', '/api/library-questions', input)).body.data;
  const questions = [{ ...asked, libraryQuestion }];
  const criteria = ['Speed', 'Taste'];
  const made = await create({ ...job, questions, criteria });
  expect(made.questions[0].libraryQuestion).toBe(libraryQuestion);
  expect(await criteriaOf(made.id)).toEqual(criteria);
  // A question that it gains later brings its own, as in any job.
  const other = (await send('POST', '/api/library-questions', { ...input, criteria: ['Calm'] })).body.data;
  await send('PUT', `/api/jobs/${made.id}`, {
    questions: [...questions, { ...asked, libraryQuestion: other.id }],
  });
  expect(await criteriaOf(made.id)).toEqual([...criteria, 'Calm']);
});

test('the default criteria stay the default ones', async () => {
  const { id } = await create({ ...job, questions: [asked], criteria: defaultCriteria });
  expect(await criteriaOf(id)).toEqual(defaultCriteria);
  const { rows } = await nimble.pool.query('SELECT FROM job_criteria WHERE job_id = $1', [id]);
  expect(rows).toEqual([]);
});

test.each([
  ['none', []],
  ['twice the same', ['Taste', 'taste']],
  ['too many', Array.from({ length: 11 }, (_, index) => `Criterion ${index}`)],
  ['no list', 'Taste'],
])('%s is refused as criteria', async (_name, criteria) => {
  const before = (await send('GET', '/api/jobs')).body.meta.pagination.total;
  expect((await send('POST', '/api/jobs', { ...job, questions: [asked], criteria })).status).toBe(400);
  expect((await send('GET', '/api/jobs')).body.meta.pagination.total).toBe(before);
});

test('the files that two jobs show stay until neither does', async () => {
  const [inQuestion, welcomeMedia, closingMedia] = await Promise.all(
    ['task.pdf', 'hello.pdf', 'bye.pdf'].map(
      async (name): Promise<number> => (await uploadQuestionMedia(nimble, token, somePdf, name)).body.data.id,
    ),
  );
  const data = { ...job, welcomeMedia, closingMedia, questions: [{ ...asked, media: inQuestion }] };
  const [first, copy] = [await create({ ...data, status: 'active' }), await create(data)];
  const answers = async () =>
    Promise.all(
      [inQuestion, welcomeMedia, closingMedia].map(async (id) => {
        const { status, body } = await send('GET', `/api/question-media/${id}`);
        const url: string | undefined = body.data?.shown?.url;
        return url === undefined ? status : (await nimble.app.inject({ method: 'GET', url })).statusCode;
      }),
    );
  await send('DELETE', `/api/jobs/${first.id}`);
  await nimble.runTasks();
  expect(await answers()).toEqual([200, 200, 200]);
  await send('DELETE', `/api/jobs/${copy.id}`);
  await nimble.runTasks();
  expect(await answers()).toEqual([404, 404, 404]);
});
