// @vitest-environment happy-dom
import { listSubmissions } from '@nimble/contracts/submissions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { RecentSubmissions } from './recent-submissions.tsx';

const server = contractServer();

test('the six newest submissions of a job are shown, with a link to all', async () => {
  const pagination = { page: 1, pageSize: 6, total: 1, pageCount: 1 };
  server.answer(listSubmissions, { data: [someSubmission({ id: 8 })], meta: { pagination } });
  show(<RecentSubmissions job={someJob()} />);
  const all = await screen.findByRole('link', { name: 'View all' });
  expect(all.getAttribute('href')).toBe('/jobs/3/candidates');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/submissions/8');
  const asked = Object.fromEntries(server.asked(listSubmissions)[0]?.query ?? []);
  expect(asked).toMatchObject({
    'filters[job][$eq]': '3',
    sort: 'createdAt:desc',
    'pagination[page]': '1',
    'pagination[pageSize]': '6',
  });
});

test('a submission in a stage of the company shows it', async () => {
  const pagination = { page: 1, pageSize: 6, total: 1, pageCount: 1 };
  const staged = someSubmission({ stage: { id: 5, name: 'Trial day' } });
  server.answer(listSubmissions, { data: [staged], meta: { pagination } });
  show(<RecentSubmissions job={someJob()} />);
  expect(await screen.findByText('Trial day')).toBeDefined();
});
