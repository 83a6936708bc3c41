import { expect, test } from 'vitest';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { inLanguage } from '../../../platform/texts/index.ts';
import { textOfStatement } from './statement-texts.ts';

const moment = { responseId: 1, number: 2, start: 42.5, end: 50, quote: 'we moved a shop' };
const pauses: KeptStatement = {
  source: 'measured',
  code: 'insight.pauses_long',
  values: { share: 0.5, seconds: 2.5, count: 1 },
  evidence: [moment],
  isWhole: false,
};

test('a statement is made of its numbers in the language of the call', () => {
  expect(textOfStatement(pauses)).toBe(
    'Long silences: 50% of the time between first and last word is silent, with 1 pause of 2.5 seconds or more: answer 2 at 0:42.',
  );
  expect(inLanguage('de', () => textOfStatement(pauses)).replaceAll('\u00a0', ' ')).toBe(
    'Langes Schweigen: 50 % der Zeit zwischen dem ersten und dem letzten Wort entfallen auf Stille, mit 1 Pause von mindestens 2,5 Sekunden: Antwort 2 bei 0:42.',
  );
});

test('without a moment it names what was searched', () => {
  const text = textOfStatement({ ...pauses, code: 'insight.pauses_none', isWhole: true });
  expect(text).toMatch(/no pause lasts 2\.5 seconds\. Measured over answer 2, 0:42–0:50\.$/);
});

test('moments are separated as the language does it', () => {
  const text = () => textOfStatement({ ...pauses, evidence: [moment, { ...moment, number: 3, start: 1 }] });
  expect(text()).toMatch(/: answer 2 at 0:42; answer 3 at 0:01\.$/);
  expect(inLanguage('fr', text)).toMatch(/réponse 2 à 0:42\u202f; réponse 3 à 0:01\.$/);
});

test('a quote and the words of the job follow each other, where there are some', () => {
  const addressed = (jobWords: number): KeptStatement => ({
    ...pauses,
    code: 'insight.question_addressed',
    values: { number: 2, jobWords },
  });
  expect(textOfStatement(addressed(0))).toBe('Answer 2 addresses the question: "we moved a shop" at 0:42.');
  expect(textOfStatement(addressed(1))).toContain('at 0:42, and 1 word of the job.');
  expect(inLanguage('fr', () => textOfStatement(addressed(2)))).toContain('et 2 mots du poste.');
});

test('a time of speech is rounded, as on the page, and a moment is the second it lies in', () => {
  const spoken: KeptStatement = {
    ...pauses,
    code: 'insight.answers_spoken',
    values: { time: 14.6, answers: 2 },
    isWhole: true,
  };
  expect(textOfStatement(spoken)).toContain('0:15 of speech in 2 answers');
  expect(textOfStatement(spoken)).toContain('answer 2, 0:42–0:50');
});

test('a sentence of a language model stays as it was written', () => {
  const written: KeptStatement = { source: 'model', text: 'Names the numbers.', evidence: [moment] };
  expect(inLanguage('es', () => textOfStatement(written))).toBe('Names the numbers.');
});
