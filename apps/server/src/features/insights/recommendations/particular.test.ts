import type { InsightStatementCode } from '@nimble/contracts/insights';
import { expect, test } from 'vitest';
import { particularOf } from './particular.ts';

const [pace, pauses, pitch, addressed] = [
  'insight.pace_easy',
  'insight.pauses_few',
  'insight.pitch_lively',
  'insight.question_addressed',
] as const;
const strengths = (...codes: InsightStatementCode[]) =>
  codes.map((code) => ({ source: 'measured' as const, code, values: {}, evidence: [], isWhole: false }));
const codesOf = (candidates: ReturnType<typeof strengths>[]) =>
  particularOf(candidates, 2).map((own) => own.map(({ code }) => code));

test('what fewest have comes first, and what all have is left out', () => {
  const [all, two, one] = [strengths(pace), strengths(pace, pauses), strengths(pace, pauses, pitch)];
  expect(codesOf([all, two, one])).toEqual([[], [pauses], [pitch, pauses]]);
});

test('words of an answer tell something else of each, even where all have some', () => {
  const each = strengths(pace, addressed, addressed, addressed);
  expect(codesOf([each, each])).toEqual([
    [addressed, addressed],
    [addressed, addressed],
  ]);
});

test('a single candidate is compared with nobody', () => {
  expect(codesOf([strengths(pace, pauses, pitch)])).toEqual([[pace, pauses]]);
});
