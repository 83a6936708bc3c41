import { defaultSettings } from '@nimble/contracts/answers';
import type { PublicQuestion } from '@nimble/contracts/interviews';
import { expect, test } from 'vitest';
import { estimatedMinutes, requiredProgress } from './minutes.ts';

test('adds the limits up and rounds to whole minutes', () => {
  const video = { format: 'video' } as const;
  const asked = (duration: number, ...formats: PublicQuestion['formats']) => ({ duration, formats });
  expect(estimatedMinutes([asked(60, video), asked(90, video)])).toBe(3);
  const file = defaultSettings.file;
  expect(estimatedMinutes([asked(60, file, video), asked(90, file)])).toBe(1);
  expect(estimatedMinutes([asked(90, file)])).toBe(5);
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
