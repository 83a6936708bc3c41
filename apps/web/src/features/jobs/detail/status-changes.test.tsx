// @vitest-environment happy-dom
import { listInvitations } from '@nimble/contracts/invitations';
import { updateJob } from '@nimble/contracts/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { StatusChanges } from './status-changes.tsx';

const server = contractServer();
const none = {
  waiting: 0,
  sent: 0,
  bounced: 0,
  failed: 0,
  opened: 0,
  started: 0,
  submitted: 0,
  expired: 0,
  withdrawn: 0,
};

function open(counts: object) {
  server.answer(listInvitations, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 }, counts: { ...none, ...counts } },
  });
  server.answer(updateJob, { data: someJob({ status: 'closed' }) });
  return show(<StatusChanges job={someJob()} />, { path: '/jobs/3', user: signedInUser() });
}
const close = () => screen.getByRole('button', { name: 'Close' });

test('closing asks once while invited candidates have not submitted, and names how many', async () => {
  const person = open({ waiting: 1, opened: 1, started: 2, submitted: 7, withdrawn: 5 });
  await person.click(close());
  const dialog = await screen.findByRole('alertdialog', { name: 'Close this job?' });
  expect(within(dialog).getByText(/^4 invited candidates have not submitted yet\./)).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.asked(updateJob)).toEqual([]);

  await person.click(close());
  const again = await screen.findByRole('alertdialog');
  await pressTwice(person, within(again).getByRole('button', { name: 'Close job' }), {
    server,
    sends: [updateJob],
    shows: () => screen.findByText('Job status updated to closed!'),
  });
  expect(server.asked(updateJob)[0]?.body).toEqual({ data: { status: 'closed' } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['nobody is on the way', { submitted: 7, bounced: 2, expired: 3 }],
  ['it is unknown who is', undefined],
])('closing asks nothing when %s', async (_name, counts) => {
  const person = open(counts ?? {});
  if (counts === undefined) server.answer(listInvitations, refusal('server.failed'));
  await pressTwice(person, close(), {
    server,
    sends: [updateJob],
    shows: () => screen.findByText('Job status updated to closed!'),
  });
});
