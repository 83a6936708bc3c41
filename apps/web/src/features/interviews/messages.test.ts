// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { showTexts } from '../../lib/language/catalogues.ts';
import { chooseLanguage, startLanguage } from '../../lib/language/language.ts';
import generalGerman from '../../lib/messages/de.json';
import { checkCandidate } from './form/check-candidate.ts';
import german from './messages/de.json';
import { answerFailureText, failureText, interviewTexts as texts } from './messages.ts';

const unreadable = { code: 'recording.unreadable', message: 'This recording cannot be read.' } as const;
const tooMany = new ApiError({ status: 429, name: 'TooManyRequestsError', message: 'Too many requests.' });

test('texts, errors and what the server says follow the chosen language, there and back', async () => {
  const inGerman = { interviews: german, lib: generalGerman };
  await startLanguage(async (language) => () => showTexts(language === 'de' ? inGerman : undefined));
  expect(texts.start).toBe('Start interview');
  await chooseLanguage('de');
  expect(texts.start).toBe('Interview beginnen');
  expect(checkCandidate({ name: '', email: 'x' })).toEqual({
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  });
  expect(answerFailureText(unreadable)).toContain('nicht lesbar');
  expect(failureText(tooMany, '')).toContain('Zu viele Anfragen');
  expect(
    failureText(new ApiError({ ...tooMany, status: 409, code: 'interview.already_submitted' }), ''),
  ).toContain('schon abgesendet');
  await chooseLanguage('en');
  expect(texts.start).toBe('Start interview');
  expect(answerFailureText(unreadable)).toContain('couldn’t read');
  expect(failureText(new Error('internal words'), 'Something went wrong')).toBe('Something went wrong');
});
