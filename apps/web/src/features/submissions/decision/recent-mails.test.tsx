// @vitest-environment happy-dom
import { getRecentMails, type RecentMails as Recent } from '@nimble/contracts/decision-mails';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { RecentMails } from './recent-mails.tsx';

const server = contractServer();
const failure = (id: number, candidateName: string, reason: Recent['failed'][number]['failure']) => ({
  id,
  submissionId: 10 + id,
  candidateName,
  failure: reason,
  failedAt: '2026-05-05T09:00:33.000Z',
});

test('shows how many emails have left, and which were not sent, with their candidates', async () => {
  const failed = [failure(1, 'Ruth Example', 'refused'), failure(2, 'Jo Example', 'unclear')];
  server.answer(getRecentMails, { data: { planned: 200, waiting: 40, failed } });
  const person = show(<RecentMails />);
  const progress = await screen.findByRole('progressbar', { name: '160 of 200 emails sent' });
  expect(progress.getAttribute('aria-valuenow')).toBe('80');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('2 emails were not sent')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Show' }));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ruth Example: the mail server refused the address.', '/candidates/11'],
    ['Jo Example: it is unclear whether it arrived.', '/candidates/12'],
  ]);
});

test('says nothing of a single email', async () => {
  server.answer(getRecentMails, { data: { planned: 1, waiting: 1, failed: [] } });
  show(<RecentMails />);
  await expect.poll(() => server.asked(getRecentMails).length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
