import { expect, it } from 'vitest';
import { differInPools, partOf, questionsOfAll, readCandidates } from './answers.ts';

const asked = (id: number, startsAt: number | null, duration: number | null = 5) => ({
  id,
  question: `Question ${id}`,
  pool: null,
  answer: { startsAt, duration },
});

it('keeps the order of the first and adds questions of later ones', () => {
  const questions = questionsOfAll([
    [asked(2, 0), asked(1, 5)],
    [asked(1, 0), asked(3, 5)],
  ]);
  expect(questions.map(({ id }) => id)).toEqual([2, 1, 3]);
});

it('finds whether a pool gave the candidates different questions', () => {
  const drawn = (id: number) => ({ ...asked(id, 0), pool: 1 });
  expect(differInPools([[asked(1, 0), drawn(2)], [drawn(2)]])).toBe(false);
  expect(differInPools([[drawn(2), drawn(3)], [drawn(3), drawn(2)], [asked(9, 0)]])).toBe(true);
  expect(differInPools([[drawn(2)], [drawn(3)]])).toBe(true);
  expect(differInPools([[asked(1, 0)], [asked(2, 0)]])).toBe(false);
});

it('ends an answer with its length, and within the video', () => {
  expect(partOf([asked(1, 5)], 1, 20)).toEqual({ startsAt: 5, endsAt: 10 });
  expect(partOf([asked(1, 5, 60)], 1, 20)).toEqual({ startsAt: 5, endsAt: 20 });
  expect(partOf([asked(1, 5, null)], 1, 20)).toEqual({ startsAt: 5, endsAt: 20 });
});

it('distinguishes unasked from unanswered questions', () => {
  expect(partOf([asked(1, 5)], 2, 20)).toBe('not asked');
  expect(partOf([{ ...asked(1, 5), answer: null }], 1, 20)).toBe('not answered');
  expect(partOf([asked(1, null)], 1, 20)).toBe('not answered');
});

it('reads up to four different ids', () => {
  expect(readCandidates('3,1,3,x,-2,1.5,4,5,6')).toEqual([3, 1, 4, 5]);
  expect(readCandidates(null)).toEqual([]);
});
