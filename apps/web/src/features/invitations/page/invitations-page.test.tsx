// @vitest-environment happy-dom
import { listInvitationBatches, listInvitations } from '@nimble/contracts/invitations';
import { getJob } from '@nimble/contracts/jobs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someJob } from '../../../testing/jobs.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { InvitationsPage } from './invitations-page.tsx';

const server = contractServer();
const counts = {
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

test('the page names its job', async () => {
  server.answer(getJob, { data: someJob() });
  server.answer(listInvitationBatches, { data: [] });
  server.answer(listInvitations, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 }, counts },
  });
  show(<InvitationsPage />, {
    path: '/jobs/:jobId/invitations',
    at: '/jobs/3/invitations',
    user: signedInUser(),
  });
  await waitFor(() => expect(document.title).toBe('Invitations · Head Baker · Nimble'));
  expect(await screen.findByText('No invitations yet')).toBeDefined();
});
