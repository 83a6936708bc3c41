import { expect, test } from 'vitest';
import { fillWords } from '../../../platform/mail/index.ts';
import { defaultWords } from './default-words.ts';

const facts = {
  candidate_name: 'Ana Silva',
  job_title: 'Baker',
  company_name: 'Harbour Bakery',
  contact_name: null,
  contact_email: null,
  date: new Date('2026-03-02'),
  answer_by: null,
};
const lines = (language: 'en' | 'de' | 'es' | 'fr', kind: 'seen' | 'next_step' | 'rejected', more = {}) =>
  fillWords(defaultWords(language, kind), { ...facts, ...more }, language).text.split('\n\n');

test('an email does not ask to contact a company that has set no contact', () => {
  for (const language of ['en', 'de', 'es', 'fr'] as const)
    for (const kind of ['seen', 'next_step', 'rejected'] as const) {
      const without = lines(language, kind);
      expect(without.filter((line) => line.includes('Harbour Bakery'))).toEqual(['Harbour Bakery']);
      const full = lines(language, kind, { contact_email: 'jobs@harbour.example' });
      expect(full.filter((line) => !without.includes(line))).toEqual([
        expect.stringContaining('jobs@harbour.example'),
      ]);
    }
});

test('what is said beside the contact stays', () => {
  expect(lines('en', 'rejected').at(-2)).toBe('We wish you every success.');
  expect(lines('en', 'next_step').at(-2)).toBe('We will contact you soon to arrange a conversation.');
});
