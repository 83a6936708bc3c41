import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { foundUnusable, withFindings } from './known-answers.ts';

const checking = (): Answer => ({ status: 'checking' });
const ready: Answer = { status: 'ready', format: 'video', videoUrl: null, duration: 3 };
const failed: Answer = { status: 'failed', reason: 'It cannot be used.' };

test('what the server found of an answer is not said of the one that has replaced it since the server was asked', () => {
  const asked = new Map<number, Answer>([
    [1, ready],
    [2, checking()],
    [3, checking()],
  ]);
  const shown = new Map(asked).set(1, checking()).set(2, checking());
  const known = new Map<number, Answer>([
    [1, ready],
    [2, failed],
    [3, failed],
  ]);
  expect([...withFindings(shown, known, asked)]).toEqual([
    [1, checking()],
    [2, checking()],
    [3, failed],
  ]);
  expect(foundUnusable(shown, known, asked)).toEqual([3]);
});
