import { expect, test } from 'vitest';
import { findAddresses, readAddresses, writeInvitee } from './addresses.ts';

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

test('finds the addresses in a spreadsheet’s file, and names if a column has them', () => {
  const csv = [
    '\uFEFFName;Email;Note',
    '"Lee, Ann";ann@example.com;"says ""hi"""',
    ';bo@example.com;',
    '"Cy; the 2nd";cy@example.com;x',
  ];
  expect(findAddresses(csv.join('\r\n'))).toEqual([
    { email: 'ann@example.com', name: 'Ann Lee' },
    { email: 'bo@example.com' },
    { email: 'cy@example.com', name: 'Cy the 2nd' },
  ]);
  expect(findAddresses('email,first name,last_name\nAnn@example.com,Ann,Lee')).toEqual([
    { email: 'Ann@example.com', name: 'Ann Lee' },
  ]);
  // Without a header the first column need not have names.
  expect(findAddresses('x,email\nAnn,ann@example.com')).toEqual([{ email: 'ann@example.com' }]);
});

test('an invitee is read as it is written', () => {
  const invitees = [{ email: 'ann@example.com', name: 'Ann O’Lee' }, { email: 'bo@example.com' }];
  const typed = invitees.map(({ email, name }) => writeInvitee({ email, name })).join('\n');
  expect(readAddresses(typed).invitees).toEqual(invitees);
});
