// @vitest-environment happy-dom
import type { Invitation } from '@nimble/contracts/invitations';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { InvitationsTable } from './invitations-table.tsx';

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const invitation: Invitation = {
  id: 1,
  email: 'ann@example.com',
  name: 'Ann Lee',
  state: 'sent',
  language: null,
  source: null,
  extraTime: 1,
  untimed: false,
  questionsInAdvance: false,
  deadline: null,
  daysToAnswer: null,
  createdAt: hoursAgo(9),
  sentAt: null,
  remindedAt: null,
  failure: null,
  failedAt: null,
  openedAt: null,
  startedAt: null,
  submittedAt: null,
  withdrawnAt: null,
  externalId: null,
  submissionId: null,
};

/** What has happened to the one invitation, the latest first. */
function timesOf(changes: Partial<Invitation>): (string | null)[] {
  show(<InvitationsTable jobId={3} invitations={[{ ...invitation, ...changes }]} isStale={false} />, {
    user: signedInUser({ permissions: { job: { view: true, update: true } } }),
  });
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('an email that was not sent says when it failed and why', () => {
  const times = timesOf({ state: 'bounced', failure: 'refused', failedAt: hoursAgo(2) });
  expect(times).toEqual(['Failed 2 hrs ago', 'Invited 9 hrs ago']);
  expect(screen.getByText('Bounced')).toBeDefined();
});

test('a reminder that failed leaves the time of the invitation', () => {
  const times = timesOf({
    state: 'opened',
    sentAt: hoursAgo(8),
    openedAt: hoursAgo(7),
    failedAt: hoursAgo(1),
  });
  expect(times).toEqual(['Opened 7 hrs ago', 'Sent 8 hrs ago']);
});
