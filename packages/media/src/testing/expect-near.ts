import { expect } from 'vitest';

export function expectNear(found: readonly number[], expected: readonly number[], tolerance: number): void {
  const off = found.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)));
  const message = `${found.join(' ')} should be ${expected.join(' ')}`;
  expect(found.length, message).toBe(expected.length);
  expect(Math.max(0, ...off), message).toBeLessThanOrEqual(tolerance);
}
