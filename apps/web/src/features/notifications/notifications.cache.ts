import type { Notification } from '@nimble/contracts/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type NotificationsPage = { notifications: Notification[]; unread: number; hasOlder: boolean };
/** The content of the cache, newest page first; `unread` is on every page and is read from the first. */
export type Notifications = InfiniteData<NotificationsPage>;

export const notificationsKey = ['notifications'];
/** The key of the page's lists; the filters follow it. */
export const narrowedKey = [...notificationsKey, 'narrowed'];

/**
 * Changes the cache. A running fetch may have been answered before the change and would revert it, so it is restarted.
 */
export function changeHeld(client: QueryClient, change: (held: Notifications) => Notifications): void {
  client.setQueriesData<Notifications>({ queryKey: notificationsKey }, (held) => held && change(held));
  restartFetch(client);
}

/** A new one is inserted into those of the bell; narrowed lists are loaded again, as the server knows which it fits. */
export function insertNew(client: QueryClient, arrived: Notification): void {
  client.setQueryData<Notifications>(notificationsKey, (held) => held && withNew(held, arrived));
  restartFetch(client);
  void client.invalidateQueries({ queryKey: narrowedKey });
}

function restartFetch(client: QueryClient): void {
  if (client.isFetching({ queryKey: notificationsKey }) > 0)
    void client.invalidateQueries({ queryKey: notificationsKey });
}

/** Inserts a new one first, unread; skips a known one, as after a fetch. */
export function withNew(held: Notifications, arrived: Notification): Notifications {
  if (held.pages.some((page) => page.notifications.some(({ id }) => id === arrived.id))) return held;
  const [first, ...rest] = held.pages;
  if (first === undefined) return held;
  const next = {
    ...first,
    notifications: [arrived, ...first.notifications],
    unread: first.unread + 1,
  };
  return { ...held, pages: [next, ...rest] };
}

/** Marks those that `isMeant` as read and counts again. */
export function withRead(
  held: Notifications,
  isMeant: (notification: Notification) => boolean,
): Notifications {
  let marked = 0;
  const pages = held.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((one) => {
      if (one.read || !isMeant(one)) return one;
      marked += 1;
      return { ...one, read: true };
    }),
  }));
  return {
    ...held,
    pages: pages.map((page) => ({ ...page, unread: Math.max(0, page.unread - marked) })),
  };
}

/** The same for all, also those on pages that are not loaded. */
export function withAllRead(held: Notifications): Notifications {
  const { pages } = withRead(held, () => true);
  return { ...held, pages: pages.map((page) => ({ ...page, unread: 0 })) };
}

/** Is one about this submission unread? Those on pages that are not loaded may be. */
export function mayHaveUnreadAbout({ pages }: Notifications, submissionId: number): boolean {
  const unread = pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read));
  return unread.some((one) => one.submissionId === submissionId) || (pages[0]?.unread ?? 0) > unread.length;
}

/** The id of the newest unread one about this submission on a loaded page; 0 for none. */
export function newestAbout({ pages }: Notifications, submissionId: number): number {
  const about = pages.flatMap(({ notifications }) =>
    notifications.filter((one) => !one.read && one.submissionId === submissionId),
  );
  return Math.max(0, ...about.map(({ id }) => id));
}

/** Are all of these on loaded pages? */
export function holdsAll({ pages }: Notifications, ids: readonly number[]): boolean {
  const held = new Set(pages.flatMap(({ notifications }) => notifications.map(({ id }) => id)));
  return ids.every((id) => held.has(id));
}

/** Marks these as read. The server counts those on pages that are not loaded. */
export function readHeld(client: QueryClient, ids: readonly number[]): void {
  changeHeld(client, (held) => withRead(held, ({ id }) => ids.includes(id)));
  const held = client.getQueryData<Notifications>(notificationsKey);
  if (held !== undefined && !holdsAll(held, ids))
    void client.invalidateQueries({ queryKey: notificationsKey });
}
