import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { defaultCriteria } from '@nimble/contracts/scorecards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRows } from '../../testing/held-rows.ts';
import { signedInAdmin, somePdf, uploadQuestionMedia } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Keepers');
});
afterAll(() => nimble.close());

const asked = { question: 'What do you see here?', time_limit: 60, required: true };
const job = { title: 'Engineer', description: 'Builds what people need.' };
const uploaded = async (name: string, token = admin.token): Promise<number> =>
  (await uploadQuestionMedia(nimble, token, somePdf, name)).body.data.id;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object) =>
  nimble.call(method, url, { token: admin.token, ...(data && { body: { data } }) });
const media = async (id: number) => (await send('GET', `/api/question-media/${id}`)).status;
const criteriaOf = async (id: number): Promise<string[]> =>
  (await send('GET', `/api/jobs/${id}/criteria`)).body.data.criteria;

type Given = { media?: number | null; criteria?: string[] };
const input = ({ media: id, criteria }: Given = {}) => ({
  content: { ...asked, ...(id !== undefined && { media: id }) },
  tags: [],
  difficulty: null,
  ...(criteria && { criteria }),
});
async function add(given: Given): Promise<LibraryQuestion> {
  const { status, body } = await send('POST', '/api/library-questions', input(given));
  expect([status, body.error?.code]).toEqual([200, undefined]);
  return body.data;
}
const use = (...ids: number[]) => ids.map((libraryQuestion) => ({ ...asked, libraryQuestion }));

test('a question keeps its file and criteria, also when a program that knows neither changes it', async () => {
  const id = await uploaded('task.pdf');
  const added = await add({ media: id, criteria: ['Eye for detail', 'Taste'] });
  expect(added).toMatchObject({ content: { media: id }, criteria: ['Eye for detail', 'Taste'] });
  const { data } = (await send('PUT', `/api/library-questions/${added.id}`, input())).body;
  expect(data).toMatchObject({ content: { media: id }, criteria: ['Eye for detail', 'Taste'] });
  const emptied = await send(
    'PUT',
    `/api/library-questions/${added.id}`,
    input({ media: null, criteria: [] }),
  );
  expect(emptied.body.data).toMatchObject({ content: { media: null }, criteria: [] });
  expect(await add({})).toMatchObject({ content: { media: null }, criteria: [] });
});

test('the file of a question stays while the library or a job shows it', async () => {
  const id = await uploaded('shared.pdf');
  const kept = await add({ media: id });
  const created = await send('POST', '/api/jobs', { ...job, questions: [{ ...use(kept.id)[0], media: id }] });
  expect(created.body.data.questions[0]).toMatchObject({ media: id, libraryQuestion: kept.id });
  await send('DELETE', `/api/jobs/${created.body.data.id}`);
  expect(await media(id)).toBe(200);
  const again = await send('POST', '/api/jobs', { ...job, questions: [{ ...asked, media: id }] });
  await send('DELETE', `/api/library-questions/${kept.id}`);
  expect(await media(id)).toBe(200);
  await send('DELETE', `/api/jobs/${again.body.data.id}`);
  expect(await media(id)).toBe(404);
  const alone = await uploaded('alone.pdf');
  await send('DELETE', `/api/library-questions/${(await add({ media: alone })).id}`);
  expect(await media(alone)).toBe(404);
});

test('colleagues see the file of a question of the library, and other companies do not', async () => {
  const id = await uploaded('ours.pdf');
  const added = await add({ media: id });
  await nimble.pool.query('UPDATE question_media SET user_id = NULL WHERE id = $1', [id]);
  expect(await media(id)).toBe(200);
  const stranger = await signedInAdmin(nimble, 'Strangers');
  expect((await nimble.call('GET', `/api/question-media/${id}`, { token: stranger.token })).status).toBe(404);
  for (const unknown of [await uploaded('theirs.pdf', stranger.token), 987_654_321]) {
    for (const answer of [
      await send('POST', '/api/library-questions', input({ media: unknown })),
      await send('PUT', `/api/library-questions/${added.id}`, input({ media: unknown })),
    ])
      expect([answer.status, answer.body.error?.code]).toEqual([422, 'question_media.unknown']);
  }
});

test('criteria that a colleague saves at this moment stay when a question brings its own', async () => {
  const { id: libraryId } = await add({ criteria: ['Taste'] });
  const { id } = (await send('POST', '/api/jobs', { ...job, questions: [asked] })).body.data;
  await send('PUT', `/api/jobs/${id}/criteria`, { criteria: ['Speed'] });
  const held = await holdRows(nimble, 'SELECT FROM job_criteria WHERE job_id = $1', [id]);
  const theirs = send('PUT', `/api/jobs/${id}/criteria`, { criteria: ['Patience'] });
  await held.areWaiting(1);
  const used = send('PUT', `/api/jobs/${id}`, { questions: use(libraryId) });
  await held.areWaiting(2);
  await held.release();
  expect([(await theirs).status, (await used).status]).toEqual([200, 200]);
  expect(await criteriaOf(id)).toEqual(['Patience', 'Taste']);
});

test('a job that uses a question gets the criteria that it lacks, once', async () => {
  const [first, second] = [
    await add({ criteria: ['motivation', 'Taste'] }),
    await add({ criteria: ['Patience', 'TASTE'] }),
  ];
  const created = await send('POST', '/api/jobs', { ...job, questions: use(first.id) });
  const { id } = created.body.data;
  expect(await criteriaOf(id)).toEqual([...defaultCriteria, 'Taste']);
  await send('PUT', `/api/jobs/${id}/criteria`, { criteria: ['Speed'] });
  // What a person has removed stays away while the job has the question.
  await send('PUT', `/api/jobs/${id}`, { questions: use(first.id) });
  expect(await criteriaOf(id)).toEqual(['Speed']);
  await send('PUT', `/api/jobs/${id}`, { questions: use(first.id, second.id) });
  expect(await criteriaOf(id)).toEqual(['Speed', 'Patience', 'TASTE']);
  const { rows } = await nimble.pool.query(
    "SELECT details ->> 'criteria' AS criteria FROM audit_events WHERE action = 'job.criteria_changed' AND job_id = $1 ORDER BY id",
    [id],
  );
  expect(rows.map(({ criteria }) => criteria)).toEqual([
    'Communication, Role knowledge, Problem solving, Motivation, Taste',
    'Speed',
    'Speed, Patience, TASTE',
  ]);
});

test('a scorecard gets as many as it has room for, and the answer names those that were left out', async () => {
  const nine = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9'];
  const { id } = await add({ criteria: nine });
  const created = await send('POST', '/api/jobs', { ...job, questions: use(id) });
  expect(await criteriaOf(created.body.data.id)).toEqual([...defaultCriteria, ...nine.slice(0, 6)]);
  expect(created.body.data.omittedCriteria).toEqual(nine.slice(6));
  const other = await add({ criteria: ['motivation', 'Taste'] });
  const url = `/api/jobs/${created.body.data.id}/with-questions`;
  const changed = await send('PUT', url, { questions: use(id, other.id) });
  expect(changed.body.data.omittedCriteria).toEqual(['Taste']);
  expect((await send('PUT', url, { questions: use(id, other.id) })).body.data).not.toHaveProperty(
    'omittedCriteria',
  );
});

test.each([
  ['too many', Array.from({ length: 11 }, (_, index) => `Criterion ${index}`)],
  ['twice the same', ['Taste', 'taste']],
  ['one that is too short', ['x']],
  ['one that is too long', ['x'.repeat(61)]],
  ['no list', 'Taste'],
])('%s is refused', async (_name, criteria) => {
  const data = { ...input(), criteria };
  expect((await send('POST', '/api/library-questions', data)).status).toBe(400);
});
