// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { setOnboardingFlags } from './flags.ts';
import { openTutorial } from './tutorial.ts';
import { useTutorial } from './use-tutorial.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const userId = 7;

function Probe() {
  const { isOpen, close } = useTutorial(userId);
  return isOpen ? <button type="button" aria-label="Close" onClick={close} /> : null;
}

const open = (path: string) => show(<Probe />, { path });
const tutorial = () => screen.queryByRole('button', { name: 'Close' });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('it opens by itself on the dashboard only', () => {
  open('/candidates');
  wait(10_000);
  expect(tutorial()).toBeNull();
  act(openTutorial);
  expect(tutorial()).not.toBeNull();
});

test('it waits until nothing else is open', () => {
  const window = document.createElement('div');
  window.setAttribute('role', 'dialog');
  document.body.append(window);
  open('/dashboard');
  wait(5000);
  expect(tutorial()).toBeNull();
  window.remove();
  wait(999);
  expect(tutorial()).toBeNull();
  wait(1);
  expect(tutorial()).not.toBeNull();
});

test('it does not open again by itself', () => {
  setOnboardingFlags(userId, { tutorialCompleted: true });
  open('/dashboard');
  wait(5000);
  expect(tutorial()).toBeNull();
});
