// @vitest-environment happy-dom
import {
  extendInvitation,
  type Invitation,
  resendJobInvitation,
  withdrawInvitation,
} from '@nimble/contracts/invitations';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { InvitationsTable } from './invitations-table.tsx';

const server = contractServer();
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

const open = (changes: Partial<Invitation>) =>
  show(<InvitationsTable jobId={3} invitations={[{ ...invitation, ...changes }]} isStale={false} />, {
    user: signedInUser({ permissions: { job: { view: true, update: true } } }),
  });

/** What has happened to the one invitation, the latest first. */
function timesOf(changes: Partial<Invitation>): (string | null)[] {
  open(changes);
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('an email that was not sent says when it failed and why', () => {
  const times = timesOf({ state: 'bounced', failure: 'refused', failedAt: hoursAgo(2) });
  expect(times).toEqual(['Failed 2 hrs ago', 'Invited 9 hrs ago']);
  expect(screen.getByText('Bounced')).toBeDefined();
});

test('a source has the name that analytics gives it', () => {
  open({ source: 'linkedin' });
  expect(screen.getByText('Source: LinkedIn')).toBeDefined();
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

test('a double click resends, extends and withdraws an invitation once', async () => {
  const person = open({ sentAt: hoursAgo(8) });
  const findItem = async (name: string) => {
    await person.click(screen.getByRole('button', { name: 'Actions for Ann Lee' }));
    return screen.findByRole('menuitem', { name });
  };
  server.answer(resendJobInvitation, { data: { id: 1 } });
  await pressTwice(person, await findItem('Resend'), {
    server,
    sends: [resendJobInvitation],
    shows: () => screen.findByText('Resending the invitation'),
  });

  await person.click(await findItem('Change deadline'));
  const dialog = within(await screen.findByRole('dialog'));
  server.answer(extendInvitation, { data: { id: 1 } });
  await pressTwice(person, dialog.getByRole('button', { name: 'Save' }), {
    server,
    sends: [extendInvitation],
    shows: () => screen.findByText('Deadline changed'),
  });

  await person.click(await findItem('Withdraw'));
  const question = within(await screen.findByRole('alertdialog'));
  server.answer(withdrawInvitation, { data: { id: 1 } });
  await pressTwice(person, question.getByRole('button', { name: 'Withdraw' }), {
    server,
    sends: [withdrawInvitation],
    shows: () => screen.findByText('Invitation withdrawn'),
  });
});
