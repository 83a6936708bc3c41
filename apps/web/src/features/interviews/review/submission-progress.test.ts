import { expect, test } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { deliveredPercent, sendingProgress } from './submission-progress.ts';

const ready = { status: 'ready', format: 'video', videoUrl: null, duration: null } as const;

test('reports percent and remaining seconds of pending uploads only', () => {
  const first = someTake({ state: 'chosen', size: 3_000_000 });
  const second = someTake({ state: 'chosen', size: 1_000_000 });
  const sent = new Map([
    [first.takeId, 2_000_000],
    [second.takeId, 1_000_000],
  ]);
  const answers = [{ status: 'sending', take: first }, { status: 'sending', take: second }, ready] as const;
  expect(sendingProgress(answers, { sent, bytesPerSecond: 300_000 })).toEqual({
    percent: 75,
    secondsLeft: 4,
  });
  expect(sendingProgress(answers, { sent, bytesPerSecond: undefined })).toBeUndefined();
  expect(sendingProgress([ready], { sent, bytesPerSecond: 1 })).toBeUndefined();
});

test('the answers move the bar of the submission from 30 to 90 percent', () => {
  const take = someTake({ state: 'chosen', size: 2000 });
  const sending = { status: 'sending', take } as const;
  const percent = (bytes: number) => deliveredPercent([sending, ready], new Map([[take.takeId, bytes]]));
  expect(deliveredPercent([], new Map())).toBe(30);
  expect(deliveredPercent([sending], new Map())).toBe(30);
  expect([0, 1000, 2000, 3000].map(percent)).toEqual([60, 75, 90, 90]);
});
