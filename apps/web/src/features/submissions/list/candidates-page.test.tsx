// @vitest-environment happy-dom
import { countOwnQueue } from '@nimble/contracts/assignments';
import { getRecentMails } from '@nimble/contracts/decision-mails';
import { listCompanyNotices } from '@nimble/contracts/plans';
import { getSubmissionStats, listSubmissions } from '@nimble/contracts/submissions';
import { listViews } from '@nimble/contracts/views';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { withoutStagesAndTags } from '../../../testing/stages-and-tags.ts';
import { someSubmission } from '../../../testing/submissions.ts';
import { CandidateMenu } from './candidate-menu.tsx';
import { CandidatesPage } from './candidates-page.tsx';

const server = contractServer();
withoutStagesAndTags(server);

test('a view that a colleague shares opens with its filters and its sort', async () => {
  const filters = { search: 'kern', status: 'pending' as const };
  const owner = { id: 2, name: 'Ben' };
  const about = { id: 5, name: 'The Kerns', isShared: true, owner, mayChange: false, isDefault: false };
  server.answer(listViews, {
    data: [{ ...about, filters, sort: 'rating:desc', columns: ['job'], gone: [] }],
  });
  // What stands above the list has tests of its own.
  for (const route of [listCompanyNotices, getSubmissionStats, countOwnQueue])
    server.answer(route, refusal('server.failed'));
  server.answer(getRecentMails, { data: { planned: 0, waiting: 0, failed: [] } });
  server.answer(listSubmissions, ({ query }) => {
    const found = query.get('filters[search]') === 'kern' ? [] : [someSubmission()];
    const pagination = { page: 1, pageSize: 12, total: found.length, pageCount: 1 };
    return { data: found, meta: { pagination } };
  });
  const person = show(<CandidatesPage />, { path: '/candidates', user: signedInUser() });
  await screen.findAllByText('Ruth Example');
  await person.click(screen.getByRole('button', { name: 'View: All candidates' }));
  await person.click(await screen.findByRole('menuitem', { name: 'The Kerns' }));
  expect(await screen.findByRole('button', { name: 'View: The Kerns' })).toBeDefined();
  const asked = () => Object.fromEntries(server.asked(listSubmissions).at(-1)?.query ?? []);
  await waitFor(() =>
    expect(asked()).toMatchObject({ sort: 'rating:desc', 'filters[status][$eq]': 'pending' }),
  );
  expect(Object.values(asked())).toContain('kern');
});

test.each(['processing', 'pending'] as const)(
  'a note can be added once a submission is processed: %s',
  async (status) => {
    const person = show(
      <CandidateMenu candidate={someSubmission({ status })} onNote={vi.fn()} onDelete={vi.fn()} />,
      { user: signedInUser() },
    );
    await person.click(screen.getByRole('button'));
    const entry = await screen.findByRole('menuitem', { name: 'Add note' });
    expect(entry.getAttribute('aria-disabled')).toBe(status === 'processing' ? 'true' : null);
  },
);

test('a role that may only view candidates is offered no change', async () => {
  const user = signedInUser({ permissions: { submission: { view: true } } });
  const person = show(<CandidateMenu candidate={someSubmission()} onNote={vi.fn()} onDelete={vi.fn()} />, {
    user,
  });
  await person.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View submission']);
});
