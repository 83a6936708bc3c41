import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from '../../../lib/local-input.ts';
import { currencyOptions, experienceOptions } from './detail-options.ts';
import { mostUsualFirst } from './use-company-currencies.ts';

test('a deadline is the same after its control, in whatever time zone', () => {
  for (const moment of ['2026-03-29T01:30:00.000Z', '2026-10-25T00:30:00.000Z', '2027-01-01T00:00:00.000Z'])
    expect(fromLocalInput(toLocalInput(moment))).toBe(moment);
  expect(toLocalInput(null)).toBe('');
  expect(toLocalInput('soon')).toBe('');
  expect(fromLocalInput('')).toBeNull();
});

test('the current value of a job can always be chosen', () => {
  expect(experienceOptions('10 years').at(-1)).toEqual({ value: '10 years', label: '10 years' });
  expect(experienceOptions('mid')).toHaveLength(5);
  expect(currencyOptions('XQZ', []).some(({ value }) => value === 'XQZ')).toBe(true);
  expect(currencyOptions('EUR', ['EUR']).filter(({ value }) => value === 'EUR')).toHaveLength(1);
});

test('only currencies in use can be chosen, those of the company first', () => {
  const codes = currencyOptions('EUR', mostUsualFirst(['GBP', 'EUR', 'EUR'])).map(({ value }) => value);
  expect(codes.slice(0, 3)).toEqual(['EUR', 'GBP', 'AED']);
  for (const past of ['DEM', 'ITL', 'XAU', 'XTS']) expect(codes).not.toContain(past);
});
