// @vitest-environment happy-dom
import { getJobCandidateStats, listJobSubmissions } from '@nimble/contracts/submissions';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { timersAfterTyping } from '../../../testing/keyboard.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { Interviews } from './interviews.tsx';
import { useJobCandidates } from './use-job-candidates.ts';

const server = contractServer();

function List() {
  return <Interviews jobId={3} list={useJobCandidates(3)} onChoose={vi.fn()} />;
}

function open(at = '/jobs/3/candidates') {
  server.answer(getJobCandidateStats, refusal('server.failed'));
  return show(<List />, { path: '/jobs/3/candidates', at, user: signedInUser() });
}

test('shows ten at a time, and no button once all are loaded', async () => {
  server.answer(listJobSubmissions, ({ query }) => {
    const page = Number(query.get('pagination[page]'));
    const data = Array.from({ length: page === 1 ? 10 : 1 }, (_, index) =>
      someSubmission({ id: page * 100 + index, candidateName: `Candidate ${page}-${index}` }),
    );
    return { data, pagination: { page, pageSize: 10, total: 11, totalPages: 2 } };
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(11));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const sizes = server.asked(listJobSubmissions).map(({ query }) => query.get('pagination[pageSize]'));
  expect(sizes).toEqual(['10', '10']);
});

test('a search is sent after a second without typing', async () => {
  server.answer(listJobSubmissions, refusal('server.failed'));
  open();
  const search = await screen.findByPlaceholderText('Search candidates...');
  expect(timersAfterTyping(search, 'ruth')).toEqual([1000]);
});

test('a search is in the address and is sent; a list that cannot be loaded can be retried', async () => {
  server.answer(listJobSubmissions, refusal('server.failed'));
  const person = open('/jobs/3/candidates?search=dubois');
  const again = await screen.findByRole('button', { name: /again|Retry/i });
  server.answer(listJobSubmissions, {
    data: [],
    pagination: { page: 1, pageSize: 10, total: 0, totalPages: 1 },
  });
  await person.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: /again|Retry/i })).toBeNull());
  expect(server.asked(listJobSubmissions).map(({ query }) => query.get('searchTerm'))).toEqual([
    'dubois',
    'dubois',
  ]);
});

test('the email is shown beside equal names only', async () => {
  const of = (id: number, candidateName: string) =>
    someSubmission({ id, candidateName, candidateEmail: `${id}@example.com` });
  server.answer(listJobSubmissions, {
    data: [of(1, 'Ana Weber'), of(2, 'Ana Weber'), of(3, 'Ben Gale')],
    pagination: { page: 1, pageSize: 10, total: 3, totalPages: 1 },
  });
  open();
  expect(await screen.findByText('1@example.com')).toBeDefined();
  expect(screen.getByText('2@example.com')).toBeDefined();
  expect(screen.queryByText('3@example.com')).toBeNull();
});
