import { csvFormat } from '@nimble/contracts';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';

test.each([
  ['en', 'Ann;=HYPERLINK("x");', `"Ann;'=HYPERLINK(""x"");"`],
  ['en', "Ann;-2+cmd|' /C calc'!A0", "Ann;'-2+cmd|' /C calc'!A0"],
  ['en', 'Ann\t@SUM(1)', "Ann\t'@SUM(1)"],
  ['de', 'Ann,=SUM(1),', "Ann,'=SUM(1),"],
  ['en', 'Ann;=0,1*NOW()', `"Ann;'=0,1*NOW()"`],
  ['en', `Ann;"=cmd|' /C calc'!A0;`, `"Ann;""'=cmd|' /C calc'!A0;"`],
  ['en', "Ann\n-2+cmd|' /C calc'!A0", `"Ann\n'-2+cmd|' /C calc'!A0"`],
  ['de', 'Ann,+49 30 1234, -1', 'Ann,+49 30 1234, -1'],
  ['de', '50.000,- € (brutto)! ;-)! ;-( ;-))', '"50.000,- € (brutto)! ;-)! ;-( ;-))"'],
  ['en', '- German (C1),+1\n- Polish;-(', `"'- German (C1),+1\n- Polish;-("`],
])('read with the separators of another language, %s %j has no formula', (language, note, cell) => {
  expect(stringify([[note]], { ...csvFormat(language), bom: false })).toBe(`${cell}\n`);
});
