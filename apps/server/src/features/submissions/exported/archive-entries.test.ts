import { expect, test } from 'vitest';
import { plainFileName, plainName } from './archive-entries.ts';

test('the long name of a file keeps its ending, so that it opens', () => {
  const name = plainFileName(`${'portfolio '.repeat(20)}.PDF`);
  expect(name).toMatch(/^portfolio .*portfolio\.pdf$/);
  expect(name.length).toBeLessThan(100);
  expect(plainFileName('cv.pdf')).toBe('cv.pdf');
});

test('a name fits into the 255 bytes of most file systems in every script', () => {
  expect(Buffer.byteLength(plainName('𠮷'.repeat(200)))).toBeLessThanOrEqual(200);
});

test('a name does not end with a point or a space after it is cut, as Windows requires', () => {
  expect(plainName(`${'a'.repeat(79)}. Bc`)).toBe('a'.repeat(79));
});

test('controls of the direction of writing, which could disguise an ending, are replaced', () => {
  expect(plainFileName('cv\u202efdp.txt')).toBe('cv_fdp.txt');
});
