import type { JobTemplate } from '@nimble/contracts/templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Templaters')).token;
});
afterAll(() => nimble.close());

async function list(query: string, as = token): Promise<{ data: JobTemplate[]; total: number }> {
  const { body } = await nimble.call('GET', `/api/job-templates?${query}`, { token: as });
  return { data: body.data, total: body.meta.pagination.total };
}

const wholeCatalog = () => list('pageSize=100&filters[is_standard][$eq]=true');

test('the catalog has 69 templates under the ids of the specification', async () => {
  const { data } = await wholeCatalog();
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const ids = (type: string) => data.filter((each) => each.employment_type === type).map(({ id }) => id);
  expect(data).toHaveLength(69);
  expect(ids('full-time')).toEqual(range(1, 18));
  expect(ids('part-time')).toEqual(range(19, 36));
  expect(ids('contract')).toEqual(range(39, 56));
  expect(ids('internship')).toEqual([...range(57, 59), ...range(63, 74)]);
});

test('each template has three questions of its own, the third one optional, within the limits of a job', async () => {
  const { data } = await wholeCatalog();
  for (const { title, questions } of data) {
    expect(title).toMatch(/ Template$/);
    expect(questions.map(({ required }) => required)).toEqual([true, true, false]);
    for (const { time_limit } of questions) expect([60, 120, 180]).toContain(time_limit);
  }
  const words = data.flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(new Set(words).size).toBe(69 * 3);
  expect(new Set(data.map(({ title }) => title)).size).toBe(69);
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const firstWords = (text: string) => text.split(' ', 3).join(' ');

test('each template could be published as it is, and begins in its own way', async () => {
  const { data } = await wholeCatalog();
  for (const { title, summary, description } of data) {
    expect(summary, title).toMatch(/^[A-Z].{20,90}\.$/);
    // The review accepts at most 1000 characters.
    expect(description.length, title).toBeLessThan(1000);
    expect(description, title).toMatch(/\byou\b/i);
    const count = [...sentences.segment(description)].length;
    expect(count, title).toBeGreaterThanOrEqual(4);
    expect(count, title).toBeLessThanOrEqual(8);
    // No salaries, hours or numbers of people, and nothing about a candidate's person.
    expect(description, title).not.toMatch(/[\d$€]/);
    expect(description, title).not.toMatch(
      /\b(rockstar|ninja|guru|fast-paced|hustle|work hard|native|young|energetic|recent graduate|he or she|able-bodied|salesman)\b/i,
    );
  }
  expect(new Set(data.map(({ description }) => firstWords(description))).size).toBe(69);
  expect(new Set(data.map(({ summary }) => summary)).size).toBe(69);
});

test('a part-time job, a contract or an internship is named as such', async () => {
  const { data } = await wholeCatalog();
  const words = {
    'full-time': /./,
    'part-time': /part-time|part of the week|hours|shifts|days/i,
    contract: /contract|limited time|engagement|project/i,
    internship: /intern/i,
  };
  for (const { title, description, employment_type: type } of data)
    expect(description, title).toMatch(words[type]);
});

test('categories can be filtered by employment type, and are those with a template of it', async () => {
  const { token: owner } = await signedInAdmin(nimble, 'Category Askers');
  const slugs = async (query: string) => {
    const { body } = await nimble.call('GET', `/api/job-template-categories${query}`, { token: owner });
    return body.data.map(({ slug }: { slug: string }) => slug);
  };
  const every = ['technology', 'executive', 'sales', 'hr', 'finance', 'operations'];
  expect(await slugs('')).toEqual(every);
  expect(await slugs('?employment_type=contract')).toEqual(every);
  expect(await slugs('?employment_type=internship')).toEqual(every.filter((slug) => slug !== 'executive'));

  const job = await activeJob(nimble, owner, 'Chief of Staff Intern');
  const saved = await nimble.call('POST', '/api/job-templates', {
    token: owner,
    body: { data: { job: job.id, category: 'executive' } },
  });
  await nimble.call('PUT', `/api/job-templates/${saved.body.data.id}`, {
    token: owner,
    body: { data: { employment_type: 'internship' } },
  });
  expect(await slugs('?employment_type=internship')).toEqual(every);
});

test('can be searched in title and description, and filtered by type and category', async () => {
  const search =
    'filters[$or][0][title][$containsi]=PAYROLL&filters[$or][1][description][$containsi]=PAYROLL';
  expect((await list(search)).data.map(({ title }) => title)).toEqual(['Payroll Specialist Template']);
  const narrowed = await list('filters[employment_type][$eq]=contract&filters[category][$eq]=hr');
  expect(narrowed.data.map(({ id }) => id)).toEqual([48, 49, 50]);
  expect(
    (await list('filters[employment_type][$eq]=internship&filters[category][$eq]=executive')).total,
  ).toBe(0);
});

test('comes in pages', async () => {
  const page = await list('page=2&pageSize=9&filters[is_standard][$eq]=true');
  expect(page.data.map(({ id }) => id)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

test("a company's own template comes first, for this company alone, until it is deleted", async () => {
  const job = await activeJob(nimble, token, 'Lighthouse Keeper');
  const saved = await nimble.call('POST', '/api/job-templates', {
    token,
    body: { data: { job: job.id, category: 'operations' } },
  });
  expect(saved.body.data).toMatchObject({
    title: 'Lighthouse Keeper',
    summary: expect.stringMatching(/\.$/),
    is_standard: false,
    category: { slug: 'operations', name: 'Operations' },
    questions: [{ question: 'What do you do well?', time_limit: 60, order: 1 }, {}],
  });
  expect((await list('pageSize=1')).data).toEqual([saved.body.data]);

  const stranger = await signedInAdmin(nimble, 'Strange Templaters');
  expect((await list('filters[title][$containsi]=lighthouse', stranger.token)).total).toBe(0);
  const address = `/api/job-templates/${saved.body.data.id}`;
  expect((await nimble.call('DELETE', address, { token: stranger.token })).status).toBe(404);
  expect((await nimble.call('DELETE', address, { token })).status).toBe(200);
  expect((await nimble.call('GET', address, { token })).body.error.message).toBe('Template not found');
});

test('the catalog cannot be deleted from', async () => {
  expect((await nimble.call('DELETE', '/api/job-templates/1', { token })).status).toBe(404);
});

test('a company has at most 200 of its own', async () => {
  const { token: full, companyId } = await signedInAdmin(nimble, 'Collectors');
  const job = await activeJob(nimble, full);
  await nimble.pool.query(
    `INSERT INTO job_templates (company_id, title, description, category, employment_type, questions)
     SELECT $1, 'One of many', 'Kept for later.', 'sales', 'contract', '[]' FROM generate_series(1, 200)`,
    [companyId],
  );
  const body = { data: { job: job.id, category: 'sales' } };
  const { status, body: answer } = await nimble.call('POST', '/api/job-templates', { token: full, body });
  expect([status, answer.error.message.slice(0, 40)]).toEqual([
    422,
    'A company can save at most 200 templates',
  ]);
});
