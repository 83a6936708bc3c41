import { expect, test } from 'vitest';
import { averageOf, averagesOf, starsByCriterion } from './averages.ts';

const stars = (criterion: string, questionId: number | null, given: number | null) => ({
  criterion,
  questionId,
  stars: given,
});

test('ratings of the whole interview take precedence over questions; without them their mean counts', () => {
  const card = [
    stars('A', null, 5),
    stars('A', 1, 1),
    stars('B', 1, 2),
    stars('B', 2, 4),
    stars('C', 1, null),
  ];
  expect([...starsByCriterion(card)]).toEqual([
    ['A', 5],
    ['B', 3],
  ]);
  expect(averageOf(card)).toBe(4);
});

test('each scorecard has the same weight, however much it rates', () => {
  const one = [stars('A', null, 5), stars('B', null, 5), stars('A', 1, 5), stars('B', 1, 3)];
  const other = [stars('A', null, 1), stars('A', 1, 2)];
  expect(averagesOf([one, other])).toEqual({
    overall: 3,
    criteria: [
      { criterion: 'A', average: 3 },
      { criterion: 'B', average: 5 },
    ],
    questions: [{ questionId: 1, average: 3 }],
  });
  expect(averagesOf([])).toBeUndefined();
});
