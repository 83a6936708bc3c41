import { expect, it } from 'vitest';
import { momentAt, placesOf, secondOf } from './moments.ts';

const answer = (responseId: number, startsAt: number | null, duration: number | null = 10) => ({
  answer: { responseId, startsAt, duration },
});
const places = placesOf([answer(1, 0), { answer: null }, answer(3, 10.5), answer(4, null)]);

it('keeps the number of the question, and leaves out answers that are not in the video', () => {
  expect(places.map(({ responseId, number }) => [responseId, number])).toEqual([
    [1, 1],
    [3, 3],
  ]);
});

it('converts from the video to the answer and back', () => {
  expect(momentAt(places, 12)).toEqual({ responseId: 3, second: 1.5 });
  expect(secondOf(places, { responseId: 3, second: 1.5 })).toBe(12);
  expect(secondOf(places, { responseId: 4, second: 0 })).toBeUndefined();
});

it('stays within the answer in the gap after it, and takes the first before the video begins', () => {
  expect(momentAt(places, 10.4)).toEqual({ responseId: 1, second: 10 });
  expect(momentAt(placesOf([answer(1, 0.2)]), 0)).toEqual({ responseId: 1, second: 0 });
  expect(momentAt([], 3)).toBeUndefined();
});
