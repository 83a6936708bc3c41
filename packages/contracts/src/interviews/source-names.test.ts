import { afterEach, expect, test } from 'vitest';
import { translateMessages } from '../message.ts';
import { nameOfSource } from './source-names.ts';

afterEach(() => translateMessages(() => undefined));

test.each([
  ['linkedin', 'LinkedIn'],
  ['LinkedIn', 'LinkedIn'],
  ['referral', 'Referral'],
  ['', 'Direct'],
  ['job fair', 'Job fair'],
  ['constructor', 'Constructor'],
])('the source %o is shown as %s', (source, shown) => {
  expect(nameOfSource(source)).toBe(shown);
});

test('words are translated, names of sites are not', () => {
  translateMessages((code) => (code === 'source.referral' ? 'Empfehlung' : undefined));
  expect(nameOfSource('referral')).toBe('Empfehlung');
  expect(nameOfSource('github')).toBe('GitHub');
});
