import { expect, test } from 'vitest';
import { SendingPace } from './sending-pace.ts';

const kibibyte = 1024;

test('pieces grow on a fast line and shrink on a slow one, within their limits', () => {
  const pace = new SendingPace();
  const pieceAfter = (milliseconds: number) => {
    pace.arrived(milliseconds);
    return pace.piece / kibibyte;
  };
  expect([100, 100, 100, 100, 100].map(pieceAfter)).toEqual([512, 1024, 2048, 4096, 4096]);
  expect([3000, 7000, 7000].map(pieceAfter)).toEqual([4096, 2048, 1024]);
  expect([7000, 7000, 7000, 7000, 7000].map(pieceAfter)).toEqual([512, 256, 128, 64, 64]);
});

test('after each failure it waits for longer, at most ten seconds; what arrives ends that', () => {
  const pace = new SendingPace();
  expect(Array.from({ length: 7 }, () => pace.failed())).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
  expect(pace.piece).toBe(64 * kibibyte);
  pace.arrived(3000);
  expect(pace.failed()).toBe(500);
});
