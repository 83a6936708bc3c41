// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOnboardingFlags } from '../../shared/onboarding/flags.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { Tutorial } from './tutorial.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const open = (path: string) => show(<Tutorial />, { path, user: signedInUser() });
const tutorial = () => screen.queryByRole('dialog', { name: /Welcome to Nimble/ });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('it opens by itself on the dashboard only', () => {
  open('/candidates');
  wait(10_000);
  expect(tutorial()).toBeNull();
});

test('it waits until nothing else is open', () => {
  const window = document.createElement('div');
  window.setAttribute('role', 'dialog');
  document.body.append(window);
  open('/dashboard');
  wait(5000);
  expect(tutorial()).toBeNull();
  window.remove();
  wait(1000);
  expect(tutorial()).not.toBeNull();
});

test('it does not open again by itself', () => {
  setOnboardingFlags(signedInUser().id, { tutorialCompleted: true });
  open('/dashboard');
  wait(5000);
  expect(tutorial()).toBeNull();
});
