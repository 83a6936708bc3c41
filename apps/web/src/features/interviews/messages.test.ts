// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showTexts } from '../../lib/language/catalogs.ts';
import { chooseLanguage, startLanguage } from '../../lib/language/language.ts';
import generalGerman from '../../lib/messages/de.json';
import { checkCandidate } from './form/check-candidate.ts';
import german from './messages/de.json';
import { interviewTexts as texts } from './messages.ts';

test('texts and errors of fields follow the chosen language, there and back', async () => {
  const inGerman = { interviews: german, lib: generalGerman };
  await startLanguage(async (language) => () => showTexts(language === 'de' ? inGerman : undefined));
  expect(texts.start).toBe('Start interview');
  await chooseLanguage('de');
  expect(texts.start).toBe('Interview beginnen');
  expect(checkCandidate({ name: '', email: 'x' })).toEqual({
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  });
  await chooseLanguage('en');
  expect(texts.start).toBe('Start interview');
});
