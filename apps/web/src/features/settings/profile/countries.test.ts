import { expect, it } from 'vitest';
import { countryOf } from './countries.ts';

it.each([
  ['1', '2125550123', 'US'],
  ['1', '4165550123', 'CA'],
  ['1', '5551234567', 'US'],
  ['44', '0000000000', 'GB'],
  ['49', '0000000000', 'DE'],
  ['999', '0000000000', ''],
])('+%s %s is of %j, and of the largest country if its digits tell none', (phone, digits, country) => {
  expect(countryOf(phone, digits)).toBe(country);
});
