import { type Notification, pathsOfPages } from '@nimble/contracts/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/feedback/toast.ts';
import { notificationMessages as messages } from './messages.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsQuery, useMarkNotification } from './notifications.queries.ts';
import { badgeText } from './time-ago.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useReadOnOpening } from './use-read-on-opening.ts';

/** The bell of the header with its notifications. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useInfiniteQuery(notificationsQuery);
  const unread = query.data?.pages[0]?.unread ?? 0;
  const { open, markOne } = useOpening(setIsOpen);
  useLiveNotifications(open);
  useReadOnOpening(query.data);

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        title={messages.heading}
        aria-label={unread > 0 ? messages.bellWithUnread({ unread: badgeText(unread) }) : messages.bell}
        className="relative inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink [&_svg]:size-[1.125rem]"
      >
        <Bell />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0 inset-e-0 grid h-4 min-w-4 place-items-center rounded-full bg-danger-hover px-1 font-semibold text-2xs text-on-danger tabular-nums"
          >
            {badgeText(unread)}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby="notifications-heading"
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] animate-appear flex-col rounded-card border border-line bg-raised text-ink shadow-float outline-none"
        >
          <NotificationPanel query={query} unread={unread} onOpen={open} onMark={markOne} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Marks an opened one as read, and follows its link. */
function useOpening(setIsOpen: (isOpen: boolean) => void) {
  const { mutate: mark } = useMarkNotification();
  const navigate = useNavigate();

  const markOne = useCallback(
    (id: number) => mark(id, { onError: () => toast.error(messages.markFailed) }),
    [mark],
  );
  const open = useCallback(
    (notification: Notification) => {
      if (!notification.read && notification.id > 0) markOne(notification.id);
      const place = placeOf(notification);
      if (place === undefined) return;
      setIsOpen(false);
      void navigate(place);
    },
    [markOne, navigate, setIsOpen],
  );
  return { open, markOne };
}

function placeOf({ submissionId, jobId, page }: Notification): string | undefined {
  if (page !== null) return pathsOfPages[page];
  if (submissionId !== null) return `/candidates/${submissionId}`;
  return jobId === null ? undefined : `/jobs/${jobId}`;
}
