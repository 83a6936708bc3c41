import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { notificationMessages as messages } from './messages.ts';
import { useMarkAll } from './notifications.queries.ts';

/** Marks all of the person's notifications as read, also those that are not loaded. */
export function MarkAllButton() {
  const markAll = useMarkAll();
  return (
    <Button
      size="small"
      variant="ghost"
      loading={markAll.isPending}
      onClick={() =>
        markAll.mutate(undefined, {
          // All count as read at once, and then this button is gone.
          evenWhenGone: true,
          onError: () => toast.error(messages.markAllFailed),
        })
      }
    >
      {messages.markAll}
    </Button>
  );
}
