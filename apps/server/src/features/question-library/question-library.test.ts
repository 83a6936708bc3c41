import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const url = '/api/library-questions';
type Given = { question?: string; tags?: string[]; difficulty?: string | null };
const input = ({ question = 'Why do you bake?', tags = [], difficulty = null }: Given = {}) => ({
  data: { content: { question, time_limit: 120, required: true }, tags, difficulty },
});

async function company(name: string) {
  const { token, companyId } = await signedInAdmin(nimble, name);
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
    nimble.call(method, address, { token, ...(body && { body }) });
  async function add(given: Given): Promise<LibraryQuestion> {
    const { body } = await send('POST', url, input(given));
    return body.data;
  }
  async function texts(query: string): Promise<string[]> {
    const { body } = await send('GET', `${url}?${query}`);
    return body.data.map(({ content }: LibraryQuestion) => content.question);
  }
  return { companyId, send, add, texts };
}

test('a question is added, changed and deleted, each with an audit event', async () => {
  const { send, add } = await company('Bakers of questions');
  const added = await add({ tags: ['Craft', 'craft', 'Bread'], difficulty: 'easy' });
  expect(added).toMatchObject({
    content: { question: 'Why do you bake?', time_limit: 120, required: true },
    tags: ['Craft', 'Bread'],
    difficulty: 'easy',
    uses: 0,
    createdBy: { name: expect.any(String) },
  });
  const changed = await send('PUT', `${url}/${added.id}`, input({ question: 'What do you bake best?' }));
  expect(changed.body.data).toMatchObject({ tags: [], difficulty: null });
  expect((await send('GET', `${url}/${added.id}`)).body.data).toEqual(changed.body.data);
  expect((await send('DELETE', `${url}/${added.id}`)).status).toBe(200);
  for (const method of ['GET', 'DELETE'] as const) {
    const { status, body } = await send(method, `${url}/${added.id}`);
    expect([status, body.error.code]).toEqual([404, 'question_library.not_found']);
  }
  const { body } = await send('GET', '/api/audit-events?pageSize=3');
  const actions = body.data.map(({ action, details }: { action: string; details: object }) => [
    action,
    details,
  ]);
  expect(actions).toEqual([
    ['company.library_question_deleted', { question: 'What do you bake best?' }],
    ['company.library_question_changed', { question: 'What do you bake best?' }],
    ['company.library_question_created', { question: 'Why do you bake?' }],
  ]);
});

test('of two people who change one question the later gets a conflict, and may save over it knowingly', async () => {
  const { send, add } = await company('Rivals of questions');
  const { id, updatedAt } = await add({});
  const change = (question: string, seen?: string) =>
    send('PUT', `${url}/${id}`, { data: { ...input({ question }).data, ...(seen && { updatedAt: seen }) } });
  const first = await change('What is crust?', updatedAt);
  expect(first.status).toBe(200);
  const late = await change('What is crumb?', updatedAt);
  expect([late.status, late.body.error?.code]).toEqual([409, 'request.conflict']);
  expect((await send('GET', `${url}/${id}`)).body.data).toEqual(first.body.data);
  expect((await change('What is crumb?', first.body.data.updatedAt)).status).toBe(200);
  expect((await change('What is malt?')).status).toBe(200);
});

test('is searched without case and accents, and filtered by tag and difficulty', async () => {
  const { add, texts } = await company('Seekers of questions');
  await add({ question: 'Qué es la fermentación?', tags: ['Técnica'], difficulty: 'hard' });
  await add({ question: 'How do you price 100% rye?', tags: ['Sales', 'Bread'], difficulty: 'easy' });
  await add({ question: 'Who taught you?', tags: ['breadth'] });
  expect(await texts('filters[question][$containsi]=FERMENTACION')).toEqual(['Qué es la fermentación?']);
  expect(await texts('filters[question][$containsi]=100%25')).toEqual(['How do you price 100% rye?']);
  expect(await texts('filters[tag][$containsi]=tecni')).toEqual(['Qué es la fermentación?']);
  expect(await texts('filters[tag][$eqi]=tecnica')).toEqual(['Qué es la fermentación?']);
  expect(await texts('filters[tag][$eqi]=BREAD')).toEqual(['How do you price 100% rye?']);
  expect(await texts('filters[tag][$eq]=bread')).toEqual([]);
  expect(await texts('filters[tag][$eq]=Bread')).toEqual(['How do you price 100% rye?']);
  expect(await texts('filters[tag][$ne]=Bread&sort=id')).toEqual([
    'Qué es la fermentación?',
    'Who taught you?',
  ]);
  expect(await texts('filters[difficulty][$eq]=easy')).toEqual(['How do you price 100% rye?']);
  expect(await texts('filters[difficulty][$null]=true')).toEqual(['Who taught you?']);
  const both = 'filters[$or][0][question][$containsi]=bread&filters[$or][1][tag][$containsi]=ale';
  expect(await texts(both)).toEqual(['How do you price 100% rye?']);
  expect(await texts('pagination[page]=2&pagination[pageSize]=2&sort=question:desc')).toEqual([
    'How do you price 100% rye?',
  ]);
});

test('lists its tags by name, whatever their case and accents, with the number of questions', async () => {
  const { send, add } = await company('Taggers of questions');
  await add({ tags: ['sales', 'Éclair'] });
  await add({ tags: ['Sales', 'Eclair'] });
  expect((await send('GET', '/api/library-question-tags')).body.data).toEqual([
    { tag: expect.stringMatching(/^[eé]clair$/i), questions: 2 },
    { tag: expect.stringMatching(/^sales$/i), questions: 2 },
  ]);
});

test('bad input is refused, and nothing is stored', async () => {
  const { send, texts } = await company('Sloppy askers');
  const many = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
  for (const bad of [
    input({ question: 'Hm' }),
    input({ tags: [' '] }),
    input({ tags: ['x'.repeat(41)] }),
    input({ tags: many }),
    input({ difficulty: 'cruel' }),
    {
      data: {
        ...input().data,
        content: { question: 'How long may this take?', time_limit: 5, required: true },
      },
    },
  ])
    expect((await send('POST', url, bad)).status).toBe(400);
  expect(await texts('')).toEqual([]);
});

test('has at most 1000 questions', async () => {
  const { send, companyId } = await company('Hoarders of questions');
  await nimble.pool.query(
    `INSERT INTO library_questions (company_id, content, tags)
     SELECT $1, '{"question": "One of many?", "time_limit": 60, "required": true}', '{}' FROM generate_series(1, 999)`,
    [companyId],
  );
  const statuses = await Promise.all([send('POST', url, input()), send('POST', url, input())]);
  expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  const { body } = await send('POST', url, input());
  expect(body.error.message).toBe('A question library can have at most 1,000 questions. Delete one first.');
});

const someJob = (questions: object[]) => ({
  data: { title: 'Baker', description: 'Bakes what people like.', type: 'full-time', questions },
});
const copyOf = ({ id, content }: LibraryQuestion) => ({ ...content, libraryQuestion: id });

test('counts the jobs with a copy: not copies, saves or the past', async () => {
  const { send, add } = await company('Users of questions');
  const asked = await add({});
  const uses = async () => (await send('GET', `${url}/${asked.id}`)).body.data.uses;
  const first = (await send('POST', '/api/jobs', someJob([copyOf(asked), copyOf(asked)]))).body.data;
  expect(first.questions.map((each: { libraryQuestion: number }) => each.libraryQuestion)).toEqual([
    asked.id,
    asked.id,
  ]);
  expect(await uses()).toBe(1);
  const address = `/api/jobs/${first.id}/with-questions`;
  await send('PUT', address, { data: { questions: first.questions } });
  // An earlier client does not know the field: the copy stays a copy, also with another text.
  const [{ id }] = first.questions;
  const older = { id, question: 'And why do you bake at night?', time_limit: 60, required: true };
  const saved = await send('PUT', address, { data: { questions: [older] } });
  expect(saved.body.data.questions).toMatchObject([{ question: older.question, libraryQuestion: asked.id }]);
  expect(await uses()).toBe(1);
  const second = (await send('POST', '/api/jobs', someJob([copyOf(asked)]))).body.data;
  expect(await uses()).toBe(2);
  expect((await send('GET', `${url}?sort=uses:desc`)).body.data[0].uses).toBe(2);
  await send('DELETE', `/api/jobs/${second.id}`);
  await send('PUT', address, { data: { questions: [{ ...older, id: undefined }] } });
  expect(await uses()).toBe(0);
});

test('keeps whatever a question of a job has, such as its formats', async () => {
  const { send } = await company('Writers of questions');
  const formats = [{ format: 'text', maximumCharacters: 500, maximumWords: null }];
  const given = { data: { ...input().data, content: { ...input().data.content, formats } } };
  const { body } = await send('POST', url, given);
  expect(body.data.content.formats).toEqual(formats);
  const job = await send('POST', '/api/jobs', someJob([copyOf(body.data)]));
  expect(job.body.data.questions).toMatchObject([{ formats, libraryQuestion: body.data.id }]);
});

test('a changed or deleted question changes no job', async () => {
  const { send, add } = await company('Keepers of questions');
  const asked = await add({});
  const job = (await send('POST', '/api/jobs', someJob([copyOf(asked)]))).body.data;
  await send('PUT', `${url}/${asked.id}`, input({ question: 'Something else entirely?' }));
  const now = async () => (await send('GET', `/api/jobs/${job.id}`)).body.data.questions;
  expect(await now()).toEqual(job.questions);
  await send('DELETE', `${url}/${asked.id}`);
  expect(await now()).toEqual([{ ...job.questions[0], libraryQuestion: null }]);
});

test('the library question of another company, or none, is no source', async () => {
  const { add } = await company('Owners of questions');
  const { send } = await company('Copiers of questions');
  const theirs = await add({});
  const job = await send(
    'POST',
    '/api/jobs',
    someJob([copyOf(theirs), { ...copyOf(theirs), libraryQuestion: 1e9 }]),
  );
  expect(job.body.data.questions).toMatchObject([{ libraryQuestion: null }, { libraryQuestion: null }]);
  expect((await send('PUT', `${url}/${theirs.id}`, input())).status).toBe(404);
});
