import { expect, test } from 'vitest';
import { expectationsOf } from './expectations.ts';

test('what to expect follows the employer’s settings', () => {
  const free = expectationsOf({ retakes: null, thinkingTime: 0 });
  expect(free).toHaveLength(4);
  expect(free[2]).toContain('record it again before you use it');
  const strict = expectationsOf({ retakes: 0, thinkingTime: 90 });
  expect(strict).toHaveLength(5);
  expect(strict[2]).toContain('1:30 to think');
  expect(strict[3]).toContain('cannot be recorded again');
  expect(expectationsOf({ retakes: 1, thinkingTime: 0 })[2]).toContain('again once');
});
