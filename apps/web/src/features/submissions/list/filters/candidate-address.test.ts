import { candidateFilters } from '@nimble/contracts/submissions';
import { expect, test } from 'vitest';
import {
  addressOfView,
  contentOf,
  countFilters,
  filterNames,
  readColumns,
  readFilters,
} from './candidate-address.ts';

const content = {
  filters: {
    search: 'Weber & Söhne, „x“',
    status: 'pending',
    job: 3,
    stage: 5,
    tag: 4,
    screening: 'unmet',
    since: '2026-05-04',
    until: '2026-05-09',
    score: 70,
  },
  sort: 'rating:asc',
  columns: ['email', 'score'],
} as const;

test('the address of a view holds all of it', () => {
  const view = { id: 7, ...content, columns: [...content.columns] };
  const address = new URLSearchParams(addressOfView(view).toString());
  expect(address.get('from')).toBe('7');
  expect(contentOf(address, readColumns(address) ?? [])).toEqual(content);
  const bare = new URLSearchParams(addressOfView({ ...view, filters: {}, columns: [] }).toString());
  expect(contentOf(bare, readColumns(bare) ?? ['job'])).toEqual({ ...content, filters: {}, columns: [] });
});

test('filters are counted as people set them: without the search, and the days as one', () => {
  expect(countFilters(content.filters)).toBe(7);
  expect([countFilters({ until: '2026-05-09' }), countFilters({ search: 'Weber' })]).toEqual([1, 0]);
});

test('every filter that a view can keep is read from the address', () => {
  expect(filterNames).toEqual(Object.keys(content.filters));
  expect(candidateFilters.parse(content.filters)).toEqual(content.filters);
});

test('what is no filter counts as missing, and does not take the others with it', () => {
  const address = new URLSearchParams(
    'status=uploading&job=-1&tag=1e3&search=&since=2026-02-30&until=9999-12-31&score=101&columns=password,job,job',
  );
  expect(readFilters(address)).toEqual({});
  expect(readColumns(address)).toEqual(['job']);
  address.set('job', '5');
  expect(readFilters(address)).toEqual({ job: 5 });
});
