import { expect, test } from 'vitest';
import { mentionedIn, offeredFor, typedName, withName } from './mentioned.ts';

const of = (id: number, name: string) => ({ id, name, mayReview: true });
const people = [of(1, 'Kim'), of(2, 'Kim Reviewer'), of(3, 'Lee Park'), of(4, 'Lee Park')];

test('a name is typed from an @ at the start of a word', () => {
  expect(typedName('Ask @Ki', 7)).toBe('Ki');
  expect(typedName('@', 1)).toBe('');
  expect(typedName('@Kim Re', 7)).toBe('Kim Re');
  expect(typedName('kim@example', 11)).toBeUndefined();
  expect(typedName('@ Kim', 5)).toBeUndefined();
  expect(offeredFor('re', people).map(({ id }) => id)).toEqual([2]);
  expect(withName('Ask @Ki now', 7, 'Kim Reviewer')).toEqual({ text: 'Ask @Kim Reviewer now', caret: 18 });
});

test('the longest name counts, and of people with one name the one who was picked', () => {
  expect(mentionedIn('@Kim Reviewer, look', people, new Set())).toEqual([2]);
  expect(mentionedIn('@Kim and @Kim Reviewer', people, new Set())).toEqual([1, 2]);
  expect(mentionedIn('@Kimberly, a@Kim', people, new Set())).toEqual([]);
  expect(mentionedIn('@Lee Park', people, new Set())).toEqual([]);
  expect(mentionedIn('@Lee Park', people, new Set([4]))).toEqual([4]);
});
