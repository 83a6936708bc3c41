import { type NotificationKind, notificationKinds } from '@nimble/contracts/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { MarkAllButton } from '../mark-all-button.tsx';
import { allMessages as messages, notificationMessages } from '../messages.ts';
import { NotificationList } from '../notification-list.tsx';
import { narrowedQuery } from '../notifications.queries.ts';
import { ShowOlder } from '../show-older.tsx';
import { useOpening } from '../use-opening.ts';
import { type NotificationFilters, useNotificationFilters } from './use-notification-filters.ts';

const kindOptions: readonly { value: NotificationKind | ''; label: string }[] = [
  { value: '', label: messages.allKinds },
  ...notificationKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
];

/** All that are kept, by kind and unread or not. */
export function AllNotificationsPage() {
  const { filters, filterByKind, showUnreadOnly, clear } = useNotificationFilters();
  const query = useInfiniteQuery(narrowedQuery(filters));
  const { open, markOne } = useOpening();
  // Beside a kind, it would also mark what the list does not show.
  const offersAll = filters.kind === null && (query.data?.pages[0]?.unread ?? 0) > 0;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Select
          aria-label={messages.kindLabel}
          value={filters.kind ?? ''}
          options={kindOptions}
          onChange={(kind) => filterByKind(kind === '' ? null : kind)}
          className="w-full sm:w-56"
        />
        <Switch checked={filters.unreadOnly} label={messages.unreadOnly} onChange={showUnreadOnly} />
        {offersAll && (
          <div className="-me-2.75 ms-auto">
            <MarkAllButton />
          </div>
        )}
      </div>
      <Loaded query={query} skeleton={<ListSkeleton />} failed={notificationMessages.loadFailed}>
        {({ pages }) => {
          const notifications = pages.flatMap((page) => page.notifications);
          if (notifications.length === 0) return <NoneFound {...filters} onClear={clear} />;
          return (
            <div className="overflow-hidden rounded-card border border-line bg-surface">
              <NotificationList notifications={notifications} onOpen={open} onMark={markOne} />
              <ShowOlder query={query} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function NoneFound({ kind, unreadOnly, onClear }: NotificationFilters & { onClear: () => void }) {
  const illustration = <NothingFound />;
  const action = <Button onClick={onClear}>{messages.clear}</Button>;
  if (kind !== null) {
    const text = unreadOnly ? messages.noneFoundText : messages.noneOfKindText;
    return <EmptyState illustration={illustration} title={messages.noneFound} text={text} action={action} />;
  }
  if (!unreadOnly) return <EmptyState illustration={illustration} title={notificationMessages.none} />;
  return (
    <EmptyState
      illustration={illustration}
      title={messages.noneUnread}
      text={messages.noneUnreadText}
      action={action}
    />
  );
}

function ListSkeleton() {
  return (
    <Loading label={notificationMessages.loading} className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}
