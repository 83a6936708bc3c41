import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  changeHeld,
  type Notifications,
  notificationsKey,
  withAllRead,
  withNew,
  withRead,
} from './notifications.cache.ts';

const one = (id: number, read = false) => ({
  id,
  type: 'info' as const,
  title: `Title ${id}`,
  message: '',
  read,
  submissionId: null,
  jobId: null,
  page: null,
  createdAt: '2026-05-04T12:00:00Z',
});
const held: Notifications = {
  pageParams: [null, 4],
  pages: [
    { notifications: [one(5), one(4, true)], unread: 12, hasOlder: true },
    { notifications: [one(3)], unread: 12, hasOlder: true },
  ],
};
const shown = ({ pages }: Notifications) =>
  pages.map(({ notifications, unread }) => [
    unread,
    ...notifications.map(({ id, read }) => (read ? -id : id)),
  ]);

test('a new one is inserted first and counted, a duplicate is not', () => {
  expect(shown(withNew(held, one(6)))).toEqual([
    [13, 6, 5, -4],
    [12, 3],
  ]);
  expect(withNew(held, one(3))).toBe(held);
});

test('marking counts only unread ones', () => {
  expect(shown(withRead(held, ({ id }) => id === 4))[0]).toEqual([12, 5, -4]);
  expect(shown(withRead(held, ({ id }) => id === 3))).toEqual([
    [11, 5, -4],
    [11, -3],
  ]);
  expect(shown(withAllRead(held))).toEqual([
    [0, -5, -4],
    [0, -3],
  ]);
});

test('an answer from before a change does not revert the change', async () => {
  const client = new QueryClient();
  const answers: ((answer: Notifications) => void)[] = [];
  const stop = new QueryObserver<Notifications>(client, {
    queryKey: notificationsKey,
    queryFn: () => new Promise<Notifications>((resolve) => answers.push(resolve)),
  }).subscribe(() => undefined);
  try {
    answers.shift()?.(held);
    await expect.poll(() => client.getQueryData(notificationsKey)).toBe(held);
    void client.invalidateQueries({ queryKey: notificationsKey });
    const read = (before: Notifications) => withRead(before, ({ id }) => id === 5);
    changeHeld(client, read);
    const [old, current] = answers;
    old?.(structuredClone(held));
    current?.(read(held));
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(client.getQueryData(notificationsKey)).toEqual(read(held));
  } finally {
    stop();
    client.clear();
  }
});
