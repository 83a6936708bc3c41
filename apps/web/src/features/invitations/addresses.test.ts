import { expect, test } from 'vitest';
import { readAddresses } from './addresses.ts';

test('reads lists as people write them, each address once, with the names beside them', () => {
  expect(readAddresses('ann@example.com, bo@example.com;\n"Cy" <cy@example.com>\tANN@example.com')).toEqual({
    invitees: [
      { email: 'ann@example.com' },
      { email: 'bo@example.com' },
      { email: 'cy@example.com', name: 'Cy' },
    ],
    invalid: [],
  });
  expect(
    readAddresses('Ann Lee <ann@example.com>, "Lee, Bo" <bo@example.com> di@example.com\nCy, Eve <eve>'),
  ).toEqual({
    invitees: [
      { email: 'ann@example.com', name: 'Ann Lee' },
      { email: 'bo@example.com', name: 'Bo Lee' },
      { email: 'di@example.com' },
    ],
    invalid: ['Cy', 'eve'],
  });
  expect(readAddresses('ann@example.com Bo <bo@example.com>').invitees).toEqual([
    { email: 'ann@example.com' },
    { email: 'bo@example.com', name: 'Bo' },
  ]);
  expect(readAddresses('ann@example.com, Ann <ANN@example.com>').invitees).toEqual([
    { email: 'ann@example.com', name: 'Ann' },
  ]);
  expect(readAddresses(' \n ')).toEqual({ invitees: [], invalid: [] });
  expect(readAddresses('a b c d e f g').invalid).toHaveLength(5);
});
