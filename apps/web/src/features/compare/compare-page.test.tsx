// @vitest-environment happy-dom
import { getScorecard } from '@nimble/contracts/scorecards';
import { getSubmission } from '@nimble/contracts/submissions';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import type { ComparisonState } from '../../shared/comparison.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { ComparePage } from './compare-page.tsx';

const server = contractServer();

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

test('the place of the questions is kept while candidates load, so that nothing below it moves', async () => {
  const held = Promise.withResolvers<void>();
  const refuse = async () => {
    await held.promise;
    return refusal('submission.not_found');
  };
  server.answer(getSubmission, refuse);
  server.answer(getScorecard, refuse);
  show(<ComparePage />, {
    path: '/jobs/:jobId/compare',
    at: '/jobs/3/compare?candidates=7,8',
    user: signedInUser({ permissions: { submission: { view: true } } }),
  });
  const questions = () => screen.queryByRole('region', { name: 'Questions' });
  expect(questions()?.getAttribute('aria-busy')).toBe('true');
  held.resolve();
  await waitFor(() => expect(questions()).toBeNull());
});
