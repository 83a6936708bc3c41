import type { Notification } from '@nimble/contracts/notifications';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { askForDesktop, type DesktopPermission, desktopPermission } from './desktop.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { allMessages, notificationMessages as messages } from './messages.ts';
import { NotificationList } from './notification-list.tsx';
import type { Notifications } from './notifications.cache.ts';
import { ShowOlder } from './show-older.tsx';

type Props = {
  query: UseInfiniteQueryResult<Notifications>;
  unread: number;
  onOpen: (notification: Notification) => void;
  onMark: (id: number) => void;
  /** The page with all of them is opened. */
  onLeave: () => void;
};

export function NotificationPanel({ query, unread, onOpen, onMark, onLeave }: Props) {
  return (
    <>
      <div className="flex items-center gap-2 border-line border-b px-4 py-2.5">
        <h2 id="notifications-heading" className="flex-1 font-semibold">
          {messages.heading}
        </h2>
        {unread > 0 && (
          <div className="-me-2.75">
            <MarkAllButton />
          </div>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Content query={query} onOpen={onOpen} onMark={onMark} />
      </div>
      <Link
        to="/notifications"
        onClick={onLeave}
        className="border-line border-t px-4 py-2.5 text-center font-medium text-brand-ink text-sm hover:underline"
      >
        {allMessages.link}
      </Link>
      <DesktopOffer />
    </>
  );
}

function Content({ query, onOpen, onMark }: Omit<Props, 'unread' | 'onLeave'>) {
  const { data, isError, isFetching } = query;
  if (data === undefined) {
    if (isError)
      return (
        <ErrorState
          title={messages.loadFailed}
          retryLabel={messages.retry}
          onRetry={() => void query.refetch()}
          retrying={isFetching}
        />
      );
    return (
      <Loading label={messages.loading} className="grid gap-3 p-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </Loading>
    );
  }
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0)
    return <p className="px-4 py-10 text-center text-ink-soft">{messages.none}</p>;
  return (
    <>
      <NotificationList notifications={notifications} onOpen={onOpen} onMark={onMark} />
      <ShowOlder query={query} />
    </>
  );
}

/** Asks the browser for permission only on the user's request. */
function DesktopOffer() {
  const [permission, setPermission] = useState<DesktopPermission>(desktopPermission);
  if (permission !== 'default') return null;
  async function ask(): Promise<void> {
    const given = await askForDesktop();
    setPermission(given);
    if (given === 'denied') toast.info(messages.desktopRefused);
  }
  return (
    <div className="flex items-center gap-3 border-line border-t px-4 py-2">
      <p className="flex-1 text-ink-soft text-sm">{messages.desktop}</p>
      <Button size="small" onClick={() => void ask()}>
        {messages.turnOn}
      </Button>
    </div>
  );
}
