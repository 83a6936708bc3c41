// @vitest-environment happy-dom
import {
  changeNotificationMails,
  getNotificationMails,
  type NotificationMails,
} from '@nimble/contracts/notifications';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const server = contractServer();

test('a double click on a choice saves it once', async () => {
  let stored: NotificationMails = { mails: 'off', hour: 6, due: false };
  server.answer(getNotificationMails, () => ({ data: stored }));
  server.answer(changeNotificationMails, () => {
    stored = { ...stored, mails: 'daily' };
    return { data: stored };
  });
  const person = show(<NotificationsPage />, { path: '/settings/notifications', user: signedInUser() });
  const daily = await screen.findByRole<HTMLInputElement>('radio', { name: /^Daily/ });
  await pressTwice(person, daily, {
    server,
    sends: [changeNotificationMails],
    shows: () => screen.findByText('Your choice is saved'),
  });
  expect(server.asked(changeNotificationMails)).toMatchObject([{ body: { data: { mails: 'daily' } } }]);
  expect(daily.checked).toBe(true);
});
