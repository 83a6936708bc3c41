import { expect, test } from 'vitest';
import { acceptedLanguage, inLanguage, languageOfCall } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['FR-ca, en;q=0.5', 'fr'],
  ['pl, es;q=0.7, de;q=0.9', 'de'],
  ['en;q=0.1, es ; q = 0.2', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['pl, *;q=0.5, de;q=0.1', 'en'],
  ['pl', 'en'],
  ['de;q=much, es', 'es'],
  ['frr, den', 'en'],
  [',,;q=1,--', 'en'],
  [`${'pl,'.repeat(5000)}de`, 'en'],
])('of %j the texts are in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('a call keeps its language while it waits, beside others', async () => {
  const seen = async () => {
    await Promise.resolve();
    return languageOfCall();
  };
  expect(await Promise.all([inLanguage('de', seen), seen(), inLanguage('fr', seen)])).toEqual([
    'de',
    'en',
    'fr',
  ]);
});
