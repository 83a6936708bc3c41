import { expect, test } from 'vitest';
import { isPicture } from './is-picture.ts';

test.each([
  ['ffd8ffe0', true],
  ['89504e470d0a', true],
  ['474946383961', false],
  ['', false],
  ['ff', false],
  ['89504e', false],
])('a file that begins with “%s” is a picture for a PDF: %s', (start, expected) => {
  expect(isPicture(Buffer.from(start, 'hex'))).toBe(expected);
});
