import type { Notification } from '@nimble/contracts/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type NotificationsPage = { notifications: Notification[]; unread: number; hasOlder: boolean };
/** What the cache holds, newest page first; `unread` counts on every page and is read from the first. */
export type Notifications = InfiniteData<NotificationsPage>;

export const notificationsKey = ['notifications'];

/**
 * Changes what is held. A fetch that is on its way may have been answered before the change and would take it back, so it is
 * begun again.
 */
export function changeHeld(client: QueryClient, change: (held: Notifications) => Notifications): void {
  client.setQueryData<Notifications>(notificationsKey, (held) => held && change(held));
  if (client.isFetching({ queryKey: notificationsKey }) > 0)
    void client.invalidateQueries({ queryKey: notificationsKey });
}

/** Puts a new one in front, unread (spec 2 §4); one that is there already, as after a fetch, is left alone. */
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

/** The same for all, also those that no page shows. */
export function withAllRead(held: Notifications): Notifications {
  const { pages } = withRead(held, () => true);
  return { ...held, pages: pages.map((page) => ({ ...page, unread: 0 })) };
}
