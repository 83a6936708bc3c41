import { expect, it } from 'vitest';
import { meanOfQuestions, ratingOf, ratingsToSend, unratedCriteria, withRating } from './own-ratings.ts';

const rating = (criterion: string, questionId: number | null, stars: number | null, comment = '') => ({
  criterion,
  questionId,
  stars,
  comment,
});

it('replaces the one rating with this key', () => {
  const ratings = [rating('A', null, 1), rating('A', 7, 2), rating('B', null, 3)];
  const changed = withRating(ratings, rating('A', 7, 5));
  expect(ratingOf(changed, 'A', 7).stars).toBe(5);
  expect(ratingOf(changed, 'A', null).stars).toBe(1);
  expect(ratingOf(changed, 'B', 7)).toEqual(rating('B', 7, null));
});

it('a text counts as no stars, and the stars of a question count for its criterion', () => {
  const ratings = [rating('A', null, null, 'Hm'), rating('B', 7, 4), rating('B', 8, 3), rating('B', null, 1)];
  expect(unratedCriteria(ratings, ['A', 'B'])).toEqual(['A']);
  expect(meanOfQuestions(ratings, 'B')).toBe(3.5);
  expect(meanOfQuestions(ratings, 'A')).toBeNull();
});

it('leaves out criteria that the job does not have any more', () => {
  expect(ratingsToSend([rating('Old', null, 1), rating('A', null, 2)], ['A'])).toEqual([
    rating('A', null, 2),
  ]);
});
