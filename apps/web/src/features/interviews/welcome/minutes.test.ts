import { expect, test } from 'vitest';
import { estimatedMinutes, requiredProgress } from './minutes.ts';

test('adds the limits up and rounds to whole minutes', () => {
  expect(estimatedMinutes([{ duration: 60 }, { duration: 90 }])).toBe(3);
  expect(estimatedMinutes([])).toBe(5);
});

test('counts required questions only', () => {
  const questions = [
    { id: 1, isRequired: true },
    { id: 2, isRequired: true },
    { id: 3, isRequired: false },
  ];
  expect(requiredProgress(questions, (id) => id === 1 || id === 3)).toBe(50);
  expect(requiredProgress([{ id: 3, isRequired: false }], () => false)).toBe(100);
});
