// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { show } from '../../../testing/show.tsx';
import type { KeptTake } from '../store/slice-store.ts';
import { TakePreview } from './take-preview.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function open(changes: Partial<KeptTake>, retakesLeft: number | null = null) {
  const take = { ...someTake(), state: 'recorded' as const, ...changes };
  show(<TakePreview take={take} retakesLeft={retakesLeft} onRetake={vi.fn()} onUse={vi.fn()} />);
  act(() => void vi.advanceTimersByTime(1499));
  const isEarly = hint() !== null;
  act(() => void vi.advanceTimersByTime(1));
  return { isEarly, hint: hint() };
}
const hint = () => screen.queryByText('Happy with your recording?');

test('a complete recording shows its hint after 1.5 s', () => {
  vi.useFakeTimers();
  expect(open({})).toMatchObject({ isEarly: false, hint: expect.any(HTMLElement) });
});

test.each([
  [{ state: 'recording' }, /cut off when the page closed/],
  [{ cut: 'unplugged' }, /was disconnected while you were recording/],
  [{ isSilent: true }, /no sound in this recording/],
] as const)('of %j nobody is happy: the warning stands alone', (changes, warning) => {
  expect(open(changes).hint).toBeNull();
  expect(screen.getByText(warning)).toBeDefined();
});

test.each([
  { state: 'recording' },
  { cut: 'unplugged' },
  { cut: 'withdrawn' },
  { cut: 'taken' },
  { cut: 'asleep' },
  { cut: 'storageFull' },
] as const)('of %j with no retakes left, nothing says to record again', (changes) => {
  open(changes, 0);
  expect(screen.getByText(/Everything up to then is kept/)).toBeDefined();
  expect(screen.queryByText(/record again/)).toBeNull();
});
