import { describe, expect, test } from 'vitest';
import { declareCollection, readCollectionQuery } from './index.ts';

const jobs = declareCollection({
  filters: {
    title: { kind: 'text', operators: ['$eq', '$containsi'] },
    status: { kind: 'choice', values: ['draft', 'active'], operators: ['$eq', '$in'] },
    'job.id': { kind: 'number', operators: ['$eq'] },
    createdAt: { kind: 'time', operators: ['$gte'] },
  },
  sort: ['createdAt', 'title'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: ['questions', 'createdBy'],
});
const read = (query: Record<string, string | string[]>) => readCollectionQuery(query, jobs);

describe('a collection query', () => {
  test('has the standard page and order when nothing is asked', () => {
    expect(read({})).toEqual({
      where: undefined,
      sort: { field: 'createdAt', direction: 'desc' },
      populate: new Set(),
      page: 1,
      pageSize: 10,
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
            { kind: 'and', conditions: [{ kind: 'compare', field: 'job.id', operator: '$eq', value: 7 }] },
          ],
        },
        { kind: 'oneOf', field: 'status', values: ['draft', 'active'] },
      ],
    });
  });

  test('reads both spellings of the page and of populate', () => {
    expect(read({ page: '2', pageSize: '12' })).toMatchObject({ page: 2, pageSize: 12 });
    expect(read({ 'pagination[page]': '3', 'pagination[pageSize]': '24' })).toMatchObject({
      page: 3,
      pageSize: 24,
    });
    expect(read({ populate: 'questions,createdBy' }).populate.size).toBe(2);
    expect(read({ 'populate[questions][fields][0]': 'question' }).populate).toEqual(new Set(['questions']));
  });

  test.each([
    [{ 'filters[secret][$eq]': 'x' }, 'Unknown filter secret'],
    [{ 'filters[__proto__][$eq]': 'x' }, 'Unknown filter __proto__'],
    [{ 'filters[title][$regex]': 'x' }, 'Unknown operator $regex of filter title'],
    [{ 'filters[title][$in]': 'x' }, 'Unknown operator $in of filter title'],
    [{ 'filters[status][$eq]': 'gone' }, 'Unknown value of filter status'],
    [{ 'filters[job][id][$eq]': '1 OR 1' }, 'Invalid number of filter job.id'],
    [{ 'filters[createdAt][$gte]': 'yesterday' }, 'Invalid time of filter createdAt'],
    [{ sort: 'password:asc' }, 'Unknown sort password'],
    [{ sort: 'title:sideways' }, 'Invalid sort direction of title'],
    [{ populate: 'company' }, 'Unknown relation company'],
    [{ pageSize: '101' }, 'pageSize must be a number from 1 to 100'],
    [{ page: '0' }, 'page must be a number from 1 to 1000000'],
    [{ page: 'two' }, 'page must be a number from 1 to 1000000'],
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
