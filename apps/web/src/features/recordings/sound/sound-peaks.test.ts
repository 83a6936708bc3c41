import { expect, test } from 'vitest';
import { barsOf } from './sound-peaks.ts';

test('each bar is as high as the loudest sample of its part', () => {
  const samples = Float32Array.from([0, 0.25, -0.5, 0.125, 0, 0, 2, 0]);
  expect(barsOf(samples, 4)).toEqual([0.25, 0.5, 0, 1]);
  expect(barsOf(new Float32Array(0), 2)).toEqual([0, 0]);
});
