import { describe, expect, it } from 'vitest';
import { changeListAddress, readListAddress } from './list-address.ts';

const statuses = ['draft', 'active'] as const;
const read = (query: string) => readListAddress(new URLSearchParams(query), statuses);

describe('readListAddress', () => {
  it('starts with everything, twelve a page', () => {
    expect(read('')).toEqual({ search: '', status: null, page: 1, pageSize: 12 });
  });

  it('reads the choices', () => {
    expect(read('search=chef&status=active&page=3&pageSize=48')).toEqual({
      search: 'chef',
      status: 'active',
      page: 3,
      pageSize: 48,
    });
  });

  it('ignores invalid choices', () => {
    expect(read('status=gone&page=-2&pageSize=1000')).toEqual(read(''));
    expect(read('page=1.5').page).toBe(1);
  });
});

describe('changeListAddress', () => {
  const change = (query: string, changes: Parameters<typeof changeListAddress>[1]) =>
    changeListAddress(new URLSearchParams(query), changes).toString();

  it('goes to the first page when the search, filter or page size changes', () => {
    expect(change('page=4', { status: 'active' })).toBe('status=active');
    expect(change('page=4', { search: 'chef' })).toBe('search=chef');
    expect(change('page=4&search=chef', { pageSize: 24 })).toBe('search=chef&pageSize=24');
  });

  it('keeps the rest when the page changes', () => {
    expect(change('search=chef&page=2', { page: 3 })).toBe('search=chef&page=3');
  });

  it('leaves defaults out', () => {
    expect(change('search=chef&status=active&pageSize=24', { search: '', status: null, pageSize: 12 })).toBe(
      '',
    );
  });
});
