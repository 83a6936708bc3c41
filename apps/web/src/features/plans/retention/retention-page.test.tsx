// @vitest-environment happy-dom
import {
  changeRetention,
  confirmRetentionWarning,
  getRetention,
  listCompanyNotices,
  listSubmissionsToErase,
  openRetentionArchive,
  type Retention,
} from '@nimble/contracts/plans';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { CompanyNotices } from '../company-notices.tsx';
import { RetentionPage } from './retention-page.tsx';

const server = contractServer();
const soon = '2027-05-04T12:00:00.000Z';
const button = (name: string) => screen.findByRole('button', { name });

test('double clicks download everything once, and keep everything once', async () => {
  const batch = { id: 1, submissions: 3, bytes: 3_000_000, erasesAt: soon, isWarned: true };
  const erasing: Retention = {
    state: 'erasing',
    days: 30,
    pausedAt: null,
    pausedUntil: null,
    batches: [batch],
  };
  server.answer(getRetention, { data: erasing });
  server.answer(listSubmissionsToErase, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 20, total: 0, pageCount: 0 } },
  });
  const person = show(<RetentionPage />, { path: '/plans/retention', user: signedInUser() });
  server.answer(openRetentionArchive, { data: { url: '#archive' } });
  await pressTwice(person, await button('Download everything'), {
    server,
    sends: [openRetentionArchive],
    shows: () => waitFor(() => expect(location.hash).toBe('#archive')),
  });

  server.answer(changeRetention, { data: erasing });
  await pressTwice(person, await button('Keep everything'), {
    server,
    sends: [changeRetention],
    shows: () => screen.findByText('Nothing will be erased.'),
  });
  expect(server.asked(changeRetention)).toMatchObject([{ body: { data: { keep: '90' } } }]);
});

test('a double click confirms a warning once, which then asks no more', async () => {
  const values = { submissions: 3, later: 0, erasesAt: soon, warning: 1, isConfirmed: false };
  const notice = { kind: 'retention', severity: 'warning', link: '/plans/retention', values } as const;
  server.answer(listCompanyNotices, { data: [notice] });
  server.answer(confirmRetentionWarning, () => {
    server.answer(listCompanyNotices, { data: [{ ...notice, values: { ...values, isConfirmed: true } }] });
    return { message: 'Seen' };
  });
  const person = show(<CompanyNotices />);
  await pressTwice(person, await button('I have seen this'), {
    server,
    sends: [confirmRetentionWarning],
    shows: () => waitFor(() => expect(screen.queryByRole('button')).toBeNull()),
  });
  expect(server.asked(confirmRetentionWarning)).toMatchObject([{ body: { data: { warning: 1 } } }]);
});
