import type { Notification, NotificationType } from '@nimble/contracts/notifications';
import {
  Briefcase,
  Check,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { pressedOnce } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { notificationMessages as messages, typeNames } from './messages.ts';
import { timeAgo } from './time-ago.ts';

const nowMilliseconds = 30_000;

const looks: Record<NotificationType, { icon: LucideIcon; className: string }> = {
  submission_update: { icon: Users, className: 'bg-brand-soft text-brand-ink' },
  job_update: { icon: Briefcase, className: 'bg-info-soft text-info-ink' },
  success: { icon: CircleCheck, className: 'bg-brand-soft text-brand-ink' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft text-warning-ink' },
  error: { icon: CircleAlert, className: 'bg-danger-soft text-danger-ink' },
  info: { icon: Info, className: 'bg-sunken text-ink-soft' },
};

type Props = {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
  onMark: (id: number) => void;
};

export function NotificationList({ notifications, onOpen, onMark }: Props) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          now={now}
          onOpen={() => onOpen(notification)}
          onMark={() => onMark(notification.id)}
        />
      ))}
    </ul>
  );
}

/** Updates the time each half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), nowMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type RowProps = { notification: Notification; now: number; onOpen: () => void; onMark: () => void };

function Row({ notification, now, onOpen, onMark }: RowProps) {
  const { type, title, message, read, createdAt } = notification;
  const { icon: Icon, className } = looks[type];
  return (
    <li className={classNames('flex items-start gap-3 px-4 py-3', !read && 'bg-brand-soft/40')}>
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          className,
        )}
      >
        <Icon role="img" aria-label={typeNames[type]} />
      </span>
      <button
        type="button"
        // The list may move between two clicks: the second half of a double click must not open anything.
        onClick={pressedOnce(false, onOpen)}
        className="group min-w-0 flex-1 rounded-control text-start"
      >
        <span className="flex items-baseline gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 group-hover:underline',
              read ? 'font-medium' : 'font-semibold',
            )}
          >
            {title}
            {!read && <span className="sr-only">{`, ${messages.unread}`}</span>}
          </span>
          <time dateTime={createdAt} className="shrink-0 text-ink-soft text-xs">
            {timeAgo(createdAt, now)}
          </time>
        </span>
        <span className="wrap-anywhere mt-0.5 block text-ink-soft text-sm">{message}</span>
      </button>
      {read ? (
        // The room of the button, so that the times stand below each other.
        <span aria-hidden className="-me-2 w-control shrink-0" />
      ) : (
        <IconButton
          label={messages.markOneOf({ title })}
          title={messages.markOne}
          icon={<Check />}
          onClick={onMark}
          className="-my-1 -me-2"
        />
      )}
    </li>
  );
}
