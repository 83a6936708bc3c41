import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('addressOf', () => {
  it('fills and encodes', () => {
    expect(addressOf('/api/getPublicInterview/:jobToken', { jobToken: 'a/b?c' })).toBe(
      '/api/getPublicInterview/a%2Fb%3Fc',
    );
    expect(addressOf('/api/jobs', {}, { search: 'a&b', some: ['one', 'two'], no: undefined })).toBe(
      '/api/jobs?search=a%26b&some=one&some=two',
    );
  });

  it('writes what lies in objects between brackets, and numbers groups', () => {
    const query = {
      filters: { $or: [{ title: { $containsi: 'x' } }, { id: { $in: [1, 2] } }], deadline: { $null: true } },
      populate: ['job'],
      pagination: { page: 2 },
    };
    const [, search] = addressOf('/api/jobs', {}, query).split('?');
    expect(search?.split('&').map((pair) => decodeURIComponent(pair).split('='))).toEqual([
      ['filters[$or][0][title][$containsi]', 'x'],
      ['filters[$or][1][id][$in]', '1'],
      ['filters[$or][1][id][$in]', '2'],
      ['filters[deadline][$null]', 'true'],
      ['populate', 'job'],
      ['pagination[page]', '2'],
    ]);
  });

  it('refuses to call with a hole', () => {
    expect(() => addressOf('/api/jobs/:id')).toThrow(':id');
  });
});
