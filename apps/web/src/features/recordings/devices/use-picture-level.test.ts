import { expect, test } from 'vitest';
import { isBlackPicture } from './use-picture-level.ts';

const picture = (points: readonly number[]) =>
  new Uint8ClampedArray(points.flatMap((gray) => [gray, gray, gray, 255]));
const points = 32 * 18;

test('noise behind a covered lens is black; a face in a dim room is not', () => {
  expect(isBlackPicture(picture(Array.from({ length: points }, (_, at) => at % 20)))).toBe(true);
  const dim = Array.from({ length: points }, (_, at) => (at % 10 === 0 ? 60 : 8));
  expect(isBlackPicture(picture(dim))).toBe(false);
});
