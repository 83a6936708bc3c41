import { textOf } from '@nimble/contracts';
import { accountMessages } from '@nimble/contracts/accounts';
import { jobInput } from '@nimble/contracts/jobs';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inLanguage } from './language.ts';
import { writeMessagesInLanguageOfCall } from './message-texts.ts';

beforeAll(writeMessagesInLanguageOfCall);

test('an invalid value has its text in the language of the call, and the same code in all', () => {
  const issuesOf = (input: object) => z.safeParse(jobInput, input).error?.issues ?? [];
  const long = { title: 'ab', description: 'x'.repeat(2001), questions: [] };
  const german = inLanguage('de', () => issuesOf(long));
  expect(german.map(({ message }) => message)).toEqual([
    'Die Stellenbezeichnung muss mindestens 3 Zeichen haben',
    'Die Stellenbeschreibung darf höchstens 2000 Zeichen haben',
    'Mindestens eine Frage ist erforderlich',
  ]);
  expect(german.map(({ code }) => code)).toEqual(issuesOf(long).map(({ code }) => code));
  expect(issuesOf(long)[1]?.message).toBe('Job description must be less than 2000 characters');
});

test('so has one that only zod explains', () => {
  const messageOf = () => z.safeParse(z.boolean(), 'yes').error?.issues[0]?.message;
  expect(messageOf()).toMatch(/^Invalid input/);
  expect(inLanguage('de', messageOf)).toMatch(/^Ungültige Eingabe/);
  expect(inLanguage('fr', messageOf)).toMatch(/^Entrée invalide/);
});

test('so have the messages that calls answer', () => {
  expect(inLanguage('es', () => textOf(accountMessages.verified))).toBe('Su cuenta está verificada.');
});
