import { isLanguage, type Language, languageNames } from '@nimble/contracts/languages';
import type { JobTemplate } from '@nimble/contracts/templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { catalogIn } from './catalog/index.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Polyglots')).token;
});
afterAll(() => nimble.close());

const others = Object.keys(languageNames)
  .filter(isLanguage)
  .filter((language) => language !== 'en');
const english = catalogIn('en');
const structureOf = ({ id, category_id, employment_type, is_standard, questions }: JobTemplate) => ({
  id,
  category_id,
  employment_type,
  is_standard,
  questions: questions.map(({ time_limit, required, order }) => ({ time_limit, required, order })),
});

test.each(others)(
  'each template is there in %s, with the same questions, times and paragraphs',
  (language) => {
    const templates = catalogIn(language);
    expect(templates.map(structureOf)).toEqual(english.map(structureOf));
    const paragraphs = ({ description }: JobTemplate) => description.split('\n\n').length;
    expect(templates.map(paragraphs)).toEqual(english.map(paragraphs));
  },
);

test.each(others)('each template in %s could be published as it is', (language) => {
  const templates = catalogIn(language);
  const sourceOf = new Map(english.map((each) => [each.id, each]));
  for (const { id, title, summary, description, questions } of templates) {
    // The review accepts at most 1000 characters, a job's title 100.
    expect(description.length, title).toBeLessThan(1000);
    expect(title.length, title).toBeLessThan(60);
    expect(summary, title).toMatch(/^\p{Lu}.{15,110}\.$/u);
    expect(description, title).not.toMatch(/[\d$€{}]|\S \S*:in\b|\*|·/u);
    const source = sourceOf.get(id);
    expect([summary, description, ...questions.map(({ question }) => question)]).not.toContain(
      source?.description,
    );
    expect(summary).not.toBe(source?.summary);
  }
  expect(new Set(templates.map(({ title }) => title)).size).toBe(69);
  expect(new Set(templates.map(({ summary }) => summary)).size).toBe(69);
  expect(new Set(templates.flatMap(({ questions }) => questions.map((each) => each.question))).size).toBe(
    69 * 3,
  );
});

async function first(query: string, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const { status, body } = await nimble.call('GET', `/api/job-templates?${query}`, { token, headers });
  return { status, template: body.data?.[0] as JobTemplate, body };
}

test('comes in the language of the call, or in that of the job', async () => {
  const only = 'filters[id][$eq]=66';
  expect((await first(only)).template.title).toBe('Human Resources Intern Template');
  const german = await first(only, 'de');
  expect(german.template).toMatchObject({
    title: 'Praktikum Personalwesen',
    category: { slug: 'hr', name: 'Personal' },
  });
  const ordered = await first(`${only}&language=de`);
  expect(ordered.template).toMatchObject({
    title: 'Praktikum Personalwesen',
    category: { slug: 'hr', name: 'Human Resources' },
  });
  expect(
    (await first('filters[title][$containsi]=personalwesen&language=de')).body.meta.pagination.total,
  ).toBe(1);
  const { body } = await nimble.call('GET', '/api/job-templates/66', {
    token,
    headers: { 'accept-language': 'de' },
  });
  expect(body.data.title).toBe('Praktikum Personalwesen');
});

test('a language that Nimble does not have is refused', async () => {
  const { status, body } = await first('language=tlh');
  expect([status, body.error.message]).toEqual([400, 'Invalid value of language']);
});
