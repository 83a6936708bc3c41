// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import type { ComparisonState } from '../../shared/comparison.ts';
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

test('from the list of candidates the way back is to that list, as it was narrowed', async () => {
  const user = signedInUser({ permissions: { submission: { view: true }, job: { view: true } } });
  const state: ComparisonState = { listSearch: '?status=pending&page=2' };
  const person = show(
    <>
      <Link to="/jobs/3/compare?candidates=1" state={state}>
        Compare
      </Link>
      <ComparePage />
    </>,
    { path: '/jobs/:jobId/compare', at: '/jobs/3/compare', user },
  );
  await person.click(screen.getByRole('link', { name: 'Compare' }));
  const back = screen.getByRole('link', { name: 'Back to candidates' });
  expect(back.getAttribute('href')).toBe('/candidates?status=pending&page=2');
});
