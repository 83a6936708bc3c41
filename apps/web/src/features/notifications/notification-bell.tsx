import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useCallback, useState } from 'react';
import { notificationMessages as messages } from './messages.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { badgeText } from './time-ago.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useOpening } from './use-opening.ts';
import { useReadOnOpening } from './use-read-on-opening.ts';

/** The bell of the header with its notifications. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const query = useInfiniteQuery(notificationsQuery);
  const unread = query.data?.pages[0]?.unread ?? 0;
  const { open, markOne } = useOpening(close);
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
          <NotificationPanel query={query} unread={unread} onOpen={open} onMark={markOne} onLeave={close} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
