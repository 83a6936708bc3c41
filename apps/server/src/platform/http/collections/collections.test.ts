import { declareCollection } from '@nimble/contracts/collections';
import { describe, expect, test } from 'vitest';
import { readCollectionQuery } from './index.ts';

const jobs = declareCollection({
  name: 'Job',
  filters: {
    title: { kind: 'text' },
    status: { kind: 'choice', values: ['draft', 'active'] },
    job: { kind: 'number' },
    'job.id': { kind: 'number' },
    read: { kind: 'boolean' },
    notes: { kind: 'text', nullable: true },
    createdAt: { kind: 'time' },
  },
  sort: ['createdAt', 'title'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: {
    questions: ['id', 'question'],
    createdBy: ['id'],
    answers: ['id'],
    'answers.question': ['id', 'question'],
  },
  fields: ['id', 'title'],
});
const read = (query: Record<string, string | string[]>) => readCollectionQuery(query, jobs);

describe('a collection query', () => {
  test('has the default page and order without parameters', () => {
    expect(read({})).toEqual({
      where: undefined,
      sort: { field: 'createdAt', direction: 'desc' },
      populate: new Set(),
      fields: undefined,
      start: 0,
      limit: 10,
      countedBy: 'pages',
    });
  });

  test('joins filters, groups and values of a list', () => {
    const { where } = read({
      'filters[$or][0][title][$containsi]': 'engineer',
      'filters[$or][1][job][id][$eq]': '7',
      'filters[status][$in]': ['draft', 'active'],
    });
    expect(where).toEqual({
      kind: 'and',
      conditions: [
        {
          kind: 'or',
          conditions: [
            { kind: 'compare', field: 'title', operator: '$containsi', value: 'engineer' },
            { kind: 'compare', field: 'job.id', operator: '$eq', value: 7 },
          ],
        },
        { kind: 'oneOf', field: 'status', values: ['draft', 'active'] },
      ],
    });
  });

  test('reads the requested rows', () => {
    const rows = { countedBy: 'rows' };
    expect(read({ 'pagination[start]': '7', 'pagination[limit]': '5' })).toMatchObject({
      start: 7,
      limit: 5,
      ...rows,
    });
    expect(read({ 'pagination[start]': '100000000' })).toMatchObject({
      start: 100_000_000,
      limit: 10,
      ...rows,
    });
    expect(read({ 'pagination[limit]': '100' })).toMatchObject({ start: 0, limit: 100, ...rows });
  });

  test('reads conditions on a relation and on its fields together', () => {
    expect(read({ 'filters[job][$ne]': '1', 'filters[job][id][$lt]': '7' }).where).toEqual({
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'job', operator: '$ne', value: 1 },
        { kind: 'compare', field: 'job.id', operator: '$lt', value: 7 },
      ],
    });
  });

  test('reads both spellings of the page and of populate', () => {
    expect(read({ page: '2', pageSize: '12' })).toMatchObject({ start: 12, limit: 12, countedBy: 'pages' });
    expect(read({ 'pagination[page]': '3', 'pagination[pageSize]': '24' })).toMatchObject({
      start: 48,
      limit: 24,
    });
    expect(read({ populate: 'questions,createdBy' }).populate.size).toBe(2);
    expect(read({ 'populate[questions][fields][0]': 'question' }).populate).toEqual(new Set(['questions']));
    expect(read({ 'populate[createdBy]': 'true' }).populate).toEqual(new Set(['createdBy']));
  });

  test.each([
    { populate: 'answers.question' },
    { 'populate[answers][populate]': 'question' },
    { 'populate[answers][populate][0]': 'question' },
    { 'populate[answers][populate][question][fields]': 'id,question' },
    { 'populate[0]': 'answers', 'populate[1]': 'answers.question' },
    { 'populate[answers][populate]': '*' },
  ])('reads a relation of a relation, which includes the outer one: %j', (query) => {
    expect(read(query).populate).toEqual(new Set(['answers', 'answers.question']));
  });

  test('reads the requested fields, and `*`', () => {
    expect(read({ fields: 'id,title' }).fields).toEqual(new Set(['id', 'title']));
    expect(read({ 'fields[0]': 'title' }).fields).toEqual(new Set(['title']));
    expect(read({ fields: '*', populate: '*' })).toMatchObject({ fields: undefined });
    expect(read({ populate: '*' }).populate.size).toBe(4);
  });

  test('reads negation, null and case sensitivity', () => {
    const isNull = { kind: 'isNull', field: 'notes' };
    expect(read({ 'filters[status][$notIn]': ['draft'] }).where).toEqual({
      kind: 'not',
      condition: { kind: 'oneOf', field: 'status', values: ['draft'] },
    });
    for (const filter of [{ 'filters[notes][$null]': 'true' }, { 'filters[notes][$notNull]': 'false' }])
      expect(read(filter).where).toEqual(isNull);
    for (const filter of [{ 'filters[notes][$null]': 'false' }, { 'filters[notes][$notNull]': 'true' }])
      expect(read(filter).where).toEqual({ kind: 'not', condition: isNull });
    expect(read({ 'filters[title][$contains]': 'En' }).where).toMatchObject({ operator: '$contains' });
  });

  test.each([
    [{ 'filters[secret][$eq]': 'x' }, 'Unknown filter secret'],
    [{ 'filters[__proto__][$eq]': 'x' }, 'Unknown filter __proto__'],
    [{ 'filters[title][$regex]': 'x' }, 'Unknown operator $regex of filter title'],
    [{ 'filters[title][$null]': 'true' }, 'Unknown operator $null of filter title'],
    [{ 'filters[status][$gt]': 'draft' }, 'Unknown operator $gt of filter status'],
    [{ 'filters[notes][$null]': 'maybe' }, '$null of filter notes is true or false'],
    [{ 'filters[createdAt][$eq]': '2026-01-01' }, 'Unknown operator $eq of filter createdAt'],
    [{ fields: 'password' }, 'Unknown field password'],
    [{ 'populate[questions][fields]': 'password' }, 'Unknown field questions.password'],
    [{ 'populate[answers][populate]': 'password' }, 'Unknown relation answers.password'],
    [{ 'populate[questions][sort]': 'id' }, 'Unknown parameter sort of relation questions'],
    [{ populate: 'answers.question.job.company' }, 'populate is at most 3 deep'],
    [{ 'populate[questions]': 'maybe' }, 'Invalid populate of questions'],
    [{ 'filters[status][$eq]': 'gone' }, 'Unknown value of filter status. Possible: draft, active'],
    [{ 'filters[read][$eq]': '1' }, 'Unknown value of filter read. Possible: true, false'],
    [{ 'filters[company][$eq]': '1', 'filters[company][id][$eq]': '1' }, 'Unknown filter company'],
    [{ 'filters[job][title][$eq]': 'x' }, 'Unknown filter job.title'],
    [{ 'filters[job][id][$eq]': '1 OR 1' }, 'Invalid number of filter job.id'],
    [{ 'filters[createdAt][$gte]': 'yesterday' }, 'Invalid time of filter createdAt'],
    [{ sort: 'password:asc' }, 'Unknown sort password'],
    [{ sort: 'title:sideways' }, 'Invalid sort direction of title'],
    [{ populate: 'company' }, 'Unknown relation company'],
    [{ pageSize: '101' }, 'pageSize must be a number from 1 to 100'],
    [{ page: '0' }, 'page must be a number from 1 to 1000000'],
    [{ page: 'two' }, 'page must be a number from 1 to 1000000'],
    [{ 'pagination[start]': '-1' }, 'start must be a number from 0 to 100000000'],
    [{ 'pagination[start]': '100000001' }, 'start must be a number from 0 to 100000000'],
    [{ 'pagination[start]': '' }, 'start must be a number from 0 to 100000000'],
    [{ 'pagination[limit]': '0' }, 'limit must be a number from 1 to 100'],
    [{ 'pagination[limit]': '101' }, 'limit must be a number from 1 to 100'],
    [{ 'pagination[limit]': '-1' }, 'limit must be a number from 1 to 100'],
    [{ 'pagination[start]': '0', 'pagination[page]': '1' }, 'by page and pageSize, or by start and limit'],
    [{ 'pagination[limit]': '5', pageSize: '5' }, 'by page and pageSize, or by start and limit'],
    [{ 'pagination[withCount]': 'true' }, 'Unknown parameter pagination[withCount]'],
    [{ start: '0' }, 'Unknown parameter start'],
    [{ nonsense: 'x' }, 'Unknown parameter nonsense'],
    [{ 'filters[title][$eq': 'x' }, 'Invalid key filters[title][$eq'],
    [{ 'filters[title][$eq]': 'a\0b' }, 'Invalid value of filters[title][$eq]'],
  ])('refuses %j', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });

  test('refuses more than 20 comparisons', () => {
    const query = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`filters[$or][${index}][title][$eq]`, 'x']),
    );
    expect(() => read(query)).toThrow('At most 20 filters are allowed');
  });
});
