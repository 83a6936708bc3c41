// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { useUnjudged } from './use-unjudged.ts';

test('takes are known once each, the oldest first, until they are judged', () => {
  const { result } = renderHook(useUnjudged);
  const [older, newer] = [1, 2].map((startedAt) => someTake({ questionId: 4, startedAt }));
  if (older === undefined || newer === undefined) throw new Error('No takes');
  for (const take of [newer, newer, older]) act(() => result.current.offer(take));
  expect([...result.current.unjudged]).toEqual([[4, [older, newer]]]);
  act(() => result.current.judged(newer));
  expect([...result.current.unjudged]).toEqual([[4, [older]]]);
  act(() => result.current.judged(older));
  expect(result.current.unjudged.has(4)).toBe(false);
});
