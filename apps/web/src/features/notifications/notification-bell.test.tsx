// @vitest-environment happy-dom
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  type Notification,
} from '@nimble/contracts/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.tsx';

const server = contractServer();
const some = (changes: Partial<Notification> = {}): Notification => ({
  id: 4,
  type: 'info',
  title: 'New interview',
  message: 'Ruth Example has answered.',
  read: false,
  submissionId: 7,
  jobId: 3,
  page: null,
  createdAt: '2026-05-04T12:00:00.000Z',
  ...changes,
});
const listed = (...notifications: Notification[]) => ({
  data: notifications,
  meta: {
    pagination: { page: 1, pageSize: 20, pageCount: 1, total: notifications.length },
    unread: notifications.filter(({ read }) => !read).length,
  },
});
const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));

test('the bell counts unread ones, opening one marks it as read and follows its link', async () => {
  server.answer(listNotifications, listed(some(), some({ id: 3, title: 'Older', read: true })));
  server.answer(markNotification, { data: some({ read: true }) });
  const person = show(<NotificationBell />);
  await person.click(await bell('Notifications, 1 unread'));
  expect(panel().getAllByRole('listitem')).toHaveLength(2);
  await person.click(panel().getByRole('button', { name: /^New interview/ }));
  expect(await screen.findByText('at /candidates/7')).toBeDefined();
  expect(server.asked(markNotification).map(({ params, body }) => [params.id, body])).toEqual([
    ['4', { data: { read: true } }],
  ]);
});

test('reading shows at once, and is reverted with a message if the server failed', async () => {
  server.answer(listNotifications, listed(some()));
  server.answer(markNotification, refusal('server.failed'));
  const person = show(<NotificationBell />);
  await person.click(await bell('Notifications, 1 unread'));
  await person.click(panel().getByRole('button', { name: 'Mark as read: New interview' }));
  expect(await screen.findByText('Failed to mark notification as read')).toBeDefined();
  expect(await panel().findByRole('button', { name: 'Mark as read: New interview' })).toBeDefined();
});

test('a double click marks one as read, once and without opening it', async () => {
  server.answer(listNotifications, listed(some()));
  server.answer(markNotification, { data: some({ read: true }) });
  const person = show(<NotificationBell />);
  await person.click(await bell('Notifications, 1 unread'));
  const mark = panel().getByRole('button', { name: 'Mark as read: New interview' });
  await pressTwice(person, mark, {
    server,
    sends: [markNotification],
    shows: () => waitFor(() => expect(mark.isConnected).toBe(false)),
  });
  // Its place is taken by the notification, which gets the second half of a slow double click.
  fireEvent.click(panel().getByRole('button', { name: /^New interview/ }), { detail: 2 });
  expect(screen.queryByText(/^at /)).toBeNull();
});

test('a double click marks all as read once', async () => {
  server.answer(listNotifications, listed(some(), some({ id: 3 })));
  server.answer(markAllNotifications, { message: 'All notifications were marked as read' });
  const person = show(<NotificationBell />);
  await person.click(await bell('Notifications, 2 unread'));
  await pressTwice(person, panel().getByRole('button', { name: 'Mark all read' }), {
    server,
    sends: [markAllNotifications],
    shows: () => bell('Notifications'),
  });
  expect(panel().queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('a list that cannot be loaded says so and can be retried', async () => {
  server.answer(listNotifications, refusal('server.failed'));
  const person = show(<NotificationBell />);
  await person.click(await bell('Notifications'));
  const again = await panel().findByRole('button', { name: /again|Retry/i });
  server.answer(listNotifications, listed(some()));
  await person.click(again);
  expect(await panel().findByText('New interview')).toBeDefined();
});
