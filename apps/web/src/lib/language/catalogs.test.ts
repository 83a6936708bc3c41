import { afterEach, expect, test } from 'vitest';
import { createCatalog, showTexts } from './catalogs.ts';

afterEach(() => showTexts(undefined));

const english = { title: 'Jobs', none: { text: 'No jobs' }, steps: ['One', 'Two'] };
const german = { title: 'Stellen', none: { text: 'Keine Stellen' }, steps: ['Eins', 'Zwei'] };

test('groups that code holds show the texts of another language, and English again', () => {
  const texts = createCatalog('jobs', english);
  const { none } = texts;
  showTexts({ jobs: german });
  expect([texts.title, none.text, ...texts.steps]).toEqual(['Stellen', 'Keine Stellen', 'Eins', 'Zwei']);
  showTexts(undefined);
  expect([texts.title, none.text, ...texts.steps]).toEqual(['Jobs', 'No jobs', 'One', 'Two']);
});

test('a page that loads later shows the language at once; the English texts stay as they are', () => {
  showTexts({ later: german });
  expect(createCatalog('later', english).title).toBe('Stellen');
  expect(english.title).toBe('Jobs');
});

test('a folder without a translation shows English', () => {
  const texts = createCatalog('other', english);
  showTexts({ jobs: german });
  expect(texts.none.text).toBe('No jobs');
});
