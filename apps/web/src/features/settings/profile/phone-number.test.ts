import { expect, it } from 'vitest';
import { checkPhone, readPhone, storedPhone } from './phone-number.ts';

it.each([
  ['', '', undefined],
  ['44', '', undefined],
  ['44', '2079460018', undefined],
  ['44', '2', 'Please enter a phone number'],
  ['', '2', 'Please enter a phone number'],
  ['', '2079460018', 'Please select a country code'],
  ['', '20794', 'Please enter a valid phone number and select a country code'],
  ['44', '207946001', 'Please enter a valid phone number'],
  ['44', '20794600181', 'Please enter a valid phone number'],
])('country %j with %j: %j', (code, digits, message) => {
  expect(checkPhone({ code, digits })).toBe(message);
});

it('stores the normalized number', () => {
  for (const stored of ['+44 2079460018', '+1 2125550123', '']) {
    expect(storedPhone(readPhone(stored))).toBe(stored);
  }
  expect(readPhone(null)).toEqual({ code: '', digits: '' });
});
