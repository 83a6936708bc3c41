import { defaultSettings } from '@nimble/contracts/answers';
import type { PublicQuestion } from '@nimble/contracts/interviews';
import { expect, test } from 'vitest';
import { estimatedMinutes, requiredProgress } from './minutes.ts';

test('adds the limits up and rounds to whole minutes', () => {
  const video = { format: 'video' } as const;
  const asked = (duration: number, ...formats: PublicQuestion['formats']) => ({ duration, formats });
  const minutesOf = (questions: Parameters<typeof estimatedMinutes>[0]['questions'], thinkingTime = 0) =>
    estimatedMinutes({ questions, thinkingTime, untimed: false });
  expect(minutesOf([asked(60, video), asked(90, video)])).toBe(3);
  const file = defaultSettings.file;
  expect(minutesOf([asked(60, file, video), asked(90, file)])).toBe(1);
  expect(minutesOf([asked(90, file)])).toBe(5);
  expect(minutesOf([])).toBe(5);
  // As the email that invites to the interview counts: the time to think before each question, too.
  expect(minutesOf([asked(60, video), asked(90, video)], 60)).toBe(5);
  expect(minutesOf([asked(90, file)], 60)).toBe(5);
  expect(estimatedMinutes({ questions: [asked(60, video)], thinkingTime: 60, untimed: true })).toBe(1);
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
