import { expect, test } from 'vitest';
import { findAddresses, readAddresses } from './addresses.ts';

test('reads lists as people write them, each address once', () => {
  expect(readAddresses('ann@example.com, bo@example.com;\n"Cy" <cy@example.com>\tANN@example.com')).toEqual({
    emails: ['ann@example.com', 'bo@example.com', 'cy@example.com'],
    invalid: [],
  });
  expect(
    readAddresses('Ann Lee <ann@example.com>, "Lee, Bo" <bo@example.com> di@example.com\nCy, Eve <eve>'),
  ).toEqual({
    emails: ['ann@example.com', 'bo@example.com', 'di@example.com'],
    invalid: ['Cy', 'eve'],
  });
  expect(readAddresses('ann@example.com Bo <bo@example.com>').emails).toEqual([
    'ann@example.com',
    'bo@example.com',
  ]);
  expect(readAddresses(' \n ')).toEqual({ emails: [], invalid: [] });
  expect(readAddresses('a b c d e f g').invalid).toHaveLength(5);
});

test('finds the addresses in a spreadsheet’s file', () => {
  const csv = '\uFEFFName;Email;Note\r\n"Ann, Lee";ann@example.com;"says ""hi"""\r\nBo;bo@example.com;\r\n';
  expect(findAddresses(csv)).toEqual(['ann@example.com', 'bo@example.com']);
});
