import { expect, test } from 'vitest';
import { asksOnly, compileCondition } from './collection-conditions.ts';

const columns = {
  title: { column: 'jobs.title', searched: 'jobs.searched_title' },
  status: 'jobs.status',
  required: { expression: 'questions.required::text' },
} as const;

test('text and values come from one pass, in the same order', () => {
  const { pieces, values } = compileCondition(columns, {
    kind: 'and',
    conditions: [
      { kind: 'compare', field: 'title', operator: '$containsi', value: 'Ängström' },
      { kind: 'not', condition: { kind: 'oneOf', field: 'status', values: ['draft', 'closed'] } },
      {
        kind: 'or',
        conditions: [
          { kind: 'compare', field: 'title', operator: '$contains', value: '50%' },
          { kind: 'compare', field: 'required', operator: '$eq', value: 'true' },
          { kind: 'isNull', field: 'status' },
        ],
      },
    ],
  });
  expect(pieces.join('?')).toBe(
    '(true and jobs.searched_title like search_pattern(?) and not (jobs.status = any(?))' +
      ' and (false or jobs.title like ? or questions.required::text = ? or jobs.status is null))',
  );
  expect(values).toEqual(['Ängström', ['draft', 'closed'], '%50\\%%', 'true']);
});

test('texts are in the order of their letters, whatever their case and accents', () => {
  const after = (field: 'title' | 'status') =>
    compileCondition(columns, { kind: 'compare', field, operator: '$gt', value: 'Ängström' }).pieces;
  expect(after('title')).toEqual(['jobs.searched_title > search_text(', ')']);
  expect(after('status')).toEqual(['search_text(jobs.status) > search_text(', ')']);
});

test('every row matches an empty condition', () => {
  expect(compileCondition(columns, undefined)).toEqual({
    pieces: ['true'],
    values: [],
  });
});

test('a condition reports the fields that it uses', () => {
  const where = { kind: 'not', condition: { kind: 'isNull', field: 'status' } } as const;
  expect(asksOnly(where, { status: 'jobs.status' })).toBe(true);
  expect(asksOnly(where, { title: 'jobs.title' })).toBe(false);
  expect(asksOnly(undefined, {})).toBe(true);
});

test('a field with rows of another table matches when one of them does', () => {
  const tags = { tag: { column: 'submission_tags.tag_id', rows: 'submission_tags where mine' } } as const;
  const sqlOf = (condition: Parameters<typeof compileCondition<'tag'>>[1]) =>
    compileCondition(tags, condition).pieces.join('?');
  const compare = { kind: 'compare', field: 'tag', value: 7 } as const;
  const one = 'exists (select from submission_tags where mine and submission_tags.tag_id = ?::bigint)';
  expect(sqlOf({ ...compare, operator: '$eq' })).toBe(one);
  expect(sqlOf({ ...compare, operator: '$ne' })).toBe(`not ${one}`);
  expect(sqlOf({ kind: 'oneOf', field: 'tag', values: [7, 8] })).toBe(
    'exists (select from submission_tags where mine and submission_tags.tag_id = any(?::bigint[]))',
  );
  expect(sqlOf({ kind: 'isNull', field: 'tag' })).toBe('not exists (select from submission_tags where mine)');
});
