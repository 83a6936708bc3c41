import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['12', 12, 12],
  [' 12.5 ', 12.5, 12.5],
  ['12,5', 12.5, 12.5],
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1234],
  ['1,234.5', 1234.5, 1234.5],
  ['1.234,5', 1234.5, 1234.5],
  ['1.234.567', 1234567, 1234567],
  ['1 234,5', 1234.5, 1234.5],
  ["1'234.5", 1234.5, 1234.5],
  ['−3', -3, -3],
  ['-0', 0, 0],
  ['12.', 12, 12],
  [',5', 0.5, 0.5],
  ['', null, null],
  ['-', null, null],
  ['.', null, null],
  ['1e5', null, null],
  ['12 km', null, null],
  ['1.2.3', null, null],
  ['1,2.3,4', null, null],
  ['0x10', null, null],
])('reads %j as %j in English and as %j in German', (typed, english, german) => {
  expect([parseNumber(typed, 'en'), parseNumber(typed, 'de')]).toEqual([english, german]);
});
