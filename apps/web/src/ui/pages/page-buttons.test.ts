import { expect, it } from 'vitest';
import { pageButtons } from './page-buttons.ts';

it('shows every page up to five', () => {
  expect(pageButtons(1, 0)).toEqual([]);
  expect(pageButtons(1, 1)).toEqual([1]);
  expect(pageButtons(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('keeps first and last with gaps around the current page', () => {
  expect(pageButtons(1, 9)).toEqual([1, 2, 3, 4, 'gap', 9]);
  expect(pageButtons(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
  expect(pageButtons(9, 9)).toEqual([1, 'gap', 6, 7, 8, 9]);
});

it('always shows the current page and never more than five numbers', () => {
  for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pageButtons(page, pageCount).filter((button) => button !== 'gap');
      expect(numbers).toContain(page);
      expect(numbers.length).toBeLessThanOrEqual(5);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }
  }
});
