import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { compileCondition, joinConditions } from './collection-conditions.ts';
import { hasParts, partsCondition } from './search-parts.ts';

const columns = {
  name: { column: 'submissions.candidate_name', searched: 'submissions.searched_name' },
  email: { column: 'submissions.candidate_email', searched: 'submissions.searched_email' },
  notes: 'submissions.notes',
} as const;
const indexes = {
  companyColumn: 'submissions.company_id',
  companyId: 7,
  searched: { name: columns.name.searched, email: columns.email.searched },
};
const contains = (field: keyof typeof columns, value: string) =>
  ({ kind: 'compare', field, operator: '$containsi', value }) as const;
const written = (...given: Parameters<typeof partsCondition<keyof typeof columns>>) =>
  partsCondition(...given)?.pieces.join('?');

const inName = 'search_parts(submissions.company_id, submissions.searched_name) @> ';
const inEmail = 'search_parts(submissions.company_id, submissions.searched_email) @> ';

test('one of two indexed texts is looked for in both indexes', () => {
  const either = { kind: 'or', conditions: [contains('name', 'ana'), contains('email', 'ana')] } as const;
  const all = { kind: 'and', conditions: [either, contains('notes', 'good')] } as const;
  const asked = 'search_parts(?, search_text(?))';
  expect(written(indexes, all, 'each')).toBe(`((${inName}${asked} or ${inEmail}${asked}))`);
  expect(partsCondition(indexes, all, 'each')?.values).toEqual([7, 'ana', 7, 'ana']);
  expect(written(indexes, contains('name', 'ana'), 'once')).toBe(`${inName}(select ${asked})`);
});

test.each([
  ['nothing', undefined],
  ['two letters', contains('name', 'an')],
  ['three letters that are one syllable', contains('name', '한'.normalize('NFD'))],
  ['a text without an index', contains('notes', 'ana')],
  [
    'one of them without an index',
    { kind: 'or', conditions: [contains('name', 'ana'), contains('notes', 'ana')] },
  ],
  ['a text that is not there', { kind: 'not', condition: contains('name', 'ana') }],
  ['another comparison', { kind: 'compare', field: 'name', operator: '$eq', value: 'Ana' }],
] as const)('the indexes know nothing of %s', (_name, condition) => {
  expect(partsCondition(indexes, condition, 'each')).toBeUndefined();
});

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

const names = [
  'Sofía Martínez',
  'SOFIA MARTINEZ',
  'Łukasz Żółć-Nowak',
  'Straße Weiß',
  'O’Brien, Seán (Jr.)',
  "O'Brien",
  '100% Sure_Name',
  '100x SurexName',
  'back\\slash',
  'Іван Петренко',
  'ΣΊΣΥΦΟΣ Παππάς',
  '田中太郎',
  'محمد علي',
  '김민준',
  '김민준'.normalize('NFD'),
  'Zoë😀😀😀Smith',
  'ﬁnn ０１２％',
  'aaaaaa',
  'Al',
  '',
];

test('every text that contains another has all of its parts, whatever the letters', async () => {
  const wanted = names.flatMap((name) =>
    [...name].flatMap((_, start, letters) =>
      [1, 2, 3, 4, 7].map((length) => letters.slice(start, start + length).join('')),
    ),
  );
  const { rows } = await opened.pool.query(
    `SELECT text, wanted FROM unnest($1::text[]) text, unnest($2::text[]) wanted
     WHERE search_text(text) LIKE search_pattern(wanted)
       AND NOT search_parts(5, search_text(text)) @> search_parts(5, search_text(wanted))`,
    [names, [...new Set(wanted)]],
  );
  expect(rows).toEqual([]);
});

test('what has parts has some after accents are gone, and those of another company are others', async () => {
  const wanted = [...names, 'ǰǰǰ', 'ﬃ', 'a\u0301\u0302b\u0308c'].filter(hasParts);
  const { rows } = await opened.pool.query(
    `SELECT wanted FROM unnest($1::text[]) wanted WHERE cardinality(search_parts(5, search_text(wanted))) = 0
       OR search_parts(5, search_text(wanted)) && search_parts(6, search_text(wanted))`,
    [wanted],
  );
  expect(rows).toEqual([]);
});

test('conditions are joined with their values in order', () => {
  const one = compileCondition(columns, contains('name', 'ana'));
  const other = compileCondition(columns, {
    kind: 'compare',
    field: 'notes',
    operator: '$eq',
    value: 'good',
  });
  expect(joinConditions('and', [one, other])).toEqual({
    pieces: ['(submissions.searched_name like search_pattern(', ') and submissions.notes = ', ')'],
    values: ['ana', 'good'],
  });
});
