import { type Notification, pathsOfPages } from '@nimble/contracts/notifications';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/feedback/toast.ts';
import { notificationMessages as messages } from './messages.ts';
import { useMarkNotification } from './notifications.queries.ts';

/**
 * Marks an opened one as read, and follows its link.
 * @param onLeave called before the page changes
 */
export function useOpening(onLeave?: () => void) {
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
      onLeave?.();
      void navigate(place);
    },
    [markOne, navigate, onLeave],
  );
  return { open, markOne };
}

function placeOf({ submissionId, jobId, page }: Notification): string | undefined {
  if (page !== null) return pathsOfPages[page];
  if (submissionId !== null) return `/candidates/${submissionId}`;
  return jobId === null ? undefined : `/jobs/${jobId}`;
}
