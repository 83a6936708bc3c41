// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { ComparePage } from './compare-page.tsx';

test.each([
  [{ submission: { view: true }, job: { view: true } }, 'Back to job', '/jobs/3'],
  [{ submission: { view: true } }, 'Back to candidates', '/candidates?job=3'],
])('with the permissions %o the way back is one that is open', (permissions, name, path) => {
  const user = signedInUser({ permissions });
  show(<ComparePage />, { path: '/jobs/:jobId/compare', at: '/jobs/3/compare', user });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});
