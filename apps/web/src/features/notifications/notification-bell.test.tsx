// @vitest-environment happy-dom
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationsAbout,
  type Notification,
} from '@nimble/contracts/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import * as socket from '../../lib/socket/socket.ts';
import { useTellOpened } from '../../shared/opened-submission.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.tsx';

vi.mock('../../lib/socket/socket.ts', { spy: true });

const server = contractServer();
afterEach(() => vi.restoreAllMocks());
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

function CandidatePage({ id }: { id: number | undefined }) {
  useTellOpened(id);
  return null;
}
function visible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}
const about = () => server.asked(markNotificationsAbout).map(({ body }) => body);

test('opening a candidate marks what is about them as read, once', async () => {
  server.answer(listNotifications, listed(some(), some({ id: 3 }), some({ id: 2, submissionId: 8 })));
  server.answer(markNotificationsAbout, { data: { ids: [3, 4] } });
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  await waitFor(() => expect(about()).toEqual([{ data: { submissionId: 7 } }]));
  expect(server.asked(listNotifications)).toHaveLength(1);
});

test('those on older pages are marked too, and counted by the server', async () => {
  let unread = 2;
  const list = () => ({
    data: [some({ submissionId: 8 })],
    meta: { pagination: { page: 1, pageSize: 20, pageCount: 2, total: 30 }, unread },
  });
  server.answer(listNotifications, list);
  server.answer(markNotificationsAbout, () => {
    unread = 1;
    return { data: { ids: [1] } };
  });
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  expect(await bell('Notifications, 1 unread')).toBeDefined();
});

test('a candidate without unread notifications, and one that was not opened, costs no call', async () => {
  server.answer(listNotifications, listed(some({ submissionId: 8 }), some({ id: 3, read: true })));
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
      <CandidatePage id={undefined} />
    </>,
  );
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(about()).toEqual([]);
});

test('a tab in the background marks nothing until it is looked at', async () => {
  visible('hidden');
  server.answer(listNotifications, listed(some()));
  server.answer(markNotificationsAbout, { data: { ids: [4] } });
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(about()).toEqual([]);
  act(() => visible('visible'));
  expect(await bell('Notifications')).toBeDefined();
  await waitFor(() => expect(about()).toHaveLength(1));
});

test('a call that failed leaves them unread', async () => {
  server.answer(listNotifications, listed(some()));
  server.answer(markNotificationsAbout, refusal('server.failed'));
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  await waitFor(() => expect(server.asked(listNotifications)).toHaveLength(2));
  expect(await bell('Notifications, 1 unread')).toBeDefined();
});

function arrive(id: number, submissionId = 7): void {
  act(() => {
    window.dispatchEvent(new CustomEvent('notification', { detail: some({ id, submissionId }) }));
  });
}

test('what arrives about the candidate who is open is read at once, or when the tab is looked at again', async () => {
  server.answer(listNotifications, listed(some({ read: true })));
  server.answer(markNotificationsAbout, { data: { ids: [] } });
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  await waitFor(() => expect(server.asked(listNotifications)).toHaveLength(1));
  expect(await bell('Notifications')).toBeDefined();
  arrive(5, 8);
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(about()).toEqual([]);
  arrive(6);
  await waitFor(() => expect(about()).toEqual([{ data: { submissionId: 7 } }]));
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  act(() => visible('hidden'));
  arrive(7);
  expect(await bell('Notifications, 2 unread')).toBeDefined();
  expect(about()).toHaveLength(1);
  act(() => visible('visible'));
  await waitFor(() => expect(about()).toHaveLength(2));
});

test('what arrives while a call about the candidate is running is marked by a call of its own', async () => {
  server.answer(listNotifications, listed(some()));
  const answer = Promise.withResolvers<{ data: { ids: number[] } }>();
  server.answer(markNotificationsAbout, () => answer.promise);
  show(
    <>
      <NotificationBell />
      <CandidatePage id={7} />
    </>,
  );
  await waitFor(() => expect(about()).toHaveLength(1));
  arrive(5);
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(about()).toHaveLength(1);
  answer.resolve({ data: { ids: [4] } });
  await waitFor(() => expect(about()).toHaveLength(2));
  expect(await bell('Notifications')).toBeDefined();
});

test('another page loads no notifications again', async () => {
  vi.mocked(socket.useConnectionState).mockReturnValue('connected');
  const stopped = vi.spyOn(window, 'removeEventListener');
  server.answer(listNotifications, listed(some()));
  const person = show(
    <>
      <NotificationBell />
      <Link to="/candidates/8">Next</Link>
    </>,
    { path: '/candidates/:id', at: '/candidates/7' },
  );
  await bell('Notifications, 1 unread');
  const before = server.asked(listNotifications).length;
  await person.click(screen.getByRole('link', { name: 'Next' }));
  await act(async () => {});
  expect(server.asked(listNotifications)).toHaveLength(before);
  expect(stopped).not.toHaveBeenCalledWith('notification', expect.anything());
});
