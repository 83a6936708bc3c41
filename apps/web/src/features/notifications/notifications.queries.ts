import type { FiltersOf } from '@nimble/contracts/collections';
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationsAbout,
} from '@nimble/contracts/notifications';
import { infiniteQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { reloadAfterFailure } from '../../shared/cache/invalidate.ts';
import {
  changeHeld,
  type Notifications,
  type NotificationsPage,
  narrowedKey,
  notificationsKey,
  readHeld,
  withAllRead,
  withRead,
} from './notifications.cache.ts';
import type { NotificationFilters } from './page/use-notification-filters.ts';

const pageSize = 20;

type Narrowing = FiltersOf<typeof listNotifications.collection>;

/** Newest first; older ones are loaded page by page, after the oldest one shown. */
function listQuery(queryKey: QueryKey, narrowing: Narrowing) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<NotificationsPage> => {
      const filters = { ...narrowing, ...(pageParam !== null && { id: { $lt: pageParam } }) };
      const { data, meta } = await call(listNotifications, {
        query: { ...(Object.keys(filters).length > 0 && { filters }), pagination: { pageSize } },
        signal,
      });
      return { notifications: data, unread: meta.unread, hasOlder: meta.pagination.total > data.length };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ notifications, hasOlder }) => (hasOlder ? (notifications.at(-1)?.id ?? null) : null),
  });
}

/** The bell's list. */
export const notificationsQuery = listQuery(notificationsKey, {});

/** The page's list. */
export function narrowedQuery({ kind, unreadOnly }: NotificationFilters) {
  return listQuery([...narrowedKey, { kind, unreadOnly }], {
    ...(kind !== null && { kind: { $eq: kind } }),
    ...(unreadOnly && { read: { $eq: false } }),
  });
}

/** Optimistic: shown at once, and reverted when the call fails. */
function useMarking<Variables>(
  mark: (variables: Variables) => Promise<unknown>,
  show: (held: Notifications, variables: Variables) => Notifications,
) {
  const client = useQueryClient();
  return useMutation({
    about: JSON.stringify,
    mutationFn: mark,
    onMutate: (variables) => changeHeld(client, (held) => show(held, variables)),
    onSuccess: (_data, variables) => changeHeld(client, (held) => show(held, variables)),
    // Reverting must not lose notifications that arrived meanwhile, so the list is fetched.
    onError: (error) => reloadAfterFailure(client, notificationsKey, error),
  });
}

export function useMarkNotification() {
  return useMarking(
    (id: number) => call(markNotification, { params: { id }, body: { data: { read: true } } }),
    (held, marked) => withRead(held, ({ id }) => id === marked),
  );
}

export function useMarkAll() {
  return useMarking<void>(
    () => call(markAllNotifications),
    (held) => withAllRead(held),
  );
}

/** Those about one submission, also on pages that are not loaded. */
export function useMarkAbout() {
  const client = useQueryClient();
  return useMutation({
    about: String,
    mutationFn: (submissionId: number) => call(markNotificationsAbout, { body: { data: { submissionId } } }),
    onMutate: (submissionId) =>
      changeHeld(client, (held) => withRead(held, (one) => one.submissionId === submissionId)),
    onSuccess: ({ data }) => readHeld(client, data.ids),
    onError: (error) => reloadAfterFailure(client, notificationsKey, error),
  });
}
