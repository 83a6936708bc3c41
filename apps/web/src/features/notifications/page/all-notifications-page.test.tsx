// @vitest-environment happy-dom
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  type Notification,
} from '@nimble/contracts/notifications';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { AllNotificationsPage } from './all-notifications-page.tsx';

const server = contractServer();
const some = (id: number, title: string): Notification => ({
  id,
  type: 'info',
  title,
  message: '',
  read: false,
  submissionId: null,
  jobId: null,
  page: null,
  createdAt: '2026-05-04T12:00:00.000Z',
});
const listed = (total: number, ...data: Notification[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total }, unread: 3 },
});
const filters = () =>
  server.asked(listNotifications).map(({ query }) => {
    const named = [...query].filter(([name]) => name.startsWith('filters'));
    return Object.fromEntries(named.map(([name, value]) => [name.slice('filters'.length), value]));
  });
const open = (at: string) => show(<AllNotificationsPage />, { path: '/notifications', at });

test('the list is narrowed by the address and by the person, and older ones follow the filter', async () => {
  server.answer(listNotifications, ({ query }) => {
    if (query.has('filters[id][$lt]')) return listed(1, some(3, 'Older'));
    return query.get('filters[kind][$eq]') === 'mention' ? listed(2, some(5, 'Mentioned')) : listed(0);
  });
  const person = open('/notifications?kind=mention&unread=true');
  expect(await screen.findByText('Mentioned')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Older')).toBeDefined();
  const both = { '[kind][$eq]': 'mention', '[read][$eq]': 'false' };
  expect(filters()).toEqual([both, { ...both, '[id][$lt]': '5' }]);
  await person.click(screen.getByRole('switch', { name: 'Unread only' }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ '[kind][$eq]': 'mention' }));
  await person.selectOptions(screen.getByLabelText('Filter by kind'), 'Jobs');
  expect(await screen.findByText('No notifications found')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No notifications yet')).toBeDefined();
});

test.each([
  ['?kind=mention&unread=true', 'No notifications found', 'Try another kind, or show the read ones too.'],
  ['?kind=mention', 'No notifications found', 'Try another kind.'],
  ['?unread=true', 'No unread notifications', 'You have read all your notifications.'],
])('without a result for %s the page suggests only what can help', async (filter, title, text) => {
  server.answer(listNotifications, listed(0));
  open(`/notifications${filter}`);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
});

test('an unknown kind in the address is ignored, and one that is read stays in the list', async () => {
  server.answer(listNotifications, listed(1, some(5, 'Mentioned')));
  server.answer(markNotification, { data: { ...some(5, 'Mentioned'), read: true } });
  const person = open('/notifications?kind=gossip&unread=true');
  await person.click(await screen.findByRole('button', { name: 'Mark as read: Mentioned' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
  expect(screen.getByText('Mentioned')).toBeDefined();
  expect(filters()).toEqual([{ '[read][$eq]': 'false' }]);
});

test('all are marked as read in one press, but not beside a kind', async () => {
  server.answer(listNotifications, listed(1, some(5, 'Mentioned')));
  server.answer(markAllNotifications, { message: 'Marked.' });
  const person = open('/notifications?kind=mention');
  await screen.findByText('Mentioned');
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Filter by kind'), 'All kinds');
  await person.click(await screen.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /read/ })).toBeNull());
  expect(server.asked(markAllNotifications)).toHaveLength(1);
});

test('a failure to mark all is shown, even though the button is gone by then', async () => {
  server.answer(listNotifications, listed(1, some(5, 'Mentioned')));
  server.answer(markAllNotifications, refusal('server.failed'));
  const person = open('/notifications');
  const button = await screen.findByRole('button', { name: 'Mark all read' });
  const answer = server.hold();
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  answer();
  expect(await screen.findByText('Failed to mark all notifications as read')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Mark all read' })).toBeDefined();
});
