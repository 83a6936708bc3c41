// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { DensityToggle } from './density-toggle.tsx';

test('a phone has one button for what the wide header offers as two', async () => {
  const person = show(<DensityToggle />, { path: '/', user: signedInUser() });
  const density = () => document.documentElement.dataset['density'];
  await person.click(screen.getByRole('button', { name: 'Switch to compact view' }));
  expect(density()).toBe('compact');
  expect(screen.getByRole('button', { name: 'Compact' }).getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Switch to normal view' }));
  expect(density()).toBe('normal');
});
