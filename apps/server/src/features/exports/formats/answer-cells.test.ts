import { expect, test } from 'vitest';
import { plainValue } from '../../../platform/answers/index.ts';
import { screeningText } from './cells.ts';

test('answers that are not recorded read in the language of the export, and plainly in archives', () => {
  const number = { format: 'number', number: 1234.5, unit: 'km' } as const;
  expect([plainValue(number), plainValue(number, 'de')]).toEqual(['1234.5 km', '1.234,5 km']);
  const date = { format: 'date', date: '2026-12-24' } as const;
  expect([plainValue(date), plainValue(date, 'en')]).toEqual(['2026-12-24', 'December 24, 2026']);
  const chosen = [
    { id: 'a', text: 'Rye' },
    { id: 'b', text: 'Oat' },
  ];
  expect(plainValue({ format: 'choice', chosen })).toBe('Rye\nOat');
});

test('the column of screening says what is not met', () => {
  const text = (screening: 'met' | 'unmet' | 'ended' | null, ...unmet: string[]) =>
    screeningText({ screening, unmet_requirements: unmet }, 'en');
  expect(text(null)).toBe('');
  expect(text('met')).toBe('Meets all requirements');
  expect(text('unmet', 'Right to work', 'Licence')).toBe('Does not meet: Right to work, Licence');
  expect(text('ended', 'Licence')).toBe('Interview ended, does not meet: Licence');
});
