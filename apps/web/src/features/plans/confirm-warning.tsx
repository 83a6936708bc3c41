import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { noticesMessages as messages } from './messages.ts';
import { useConfirmWarning } from './retention/retention.queries.ts';

/** Confirms that the reader has seen a warning: it then counts as received, like an accepted email. */
export function ConfirmWarning({ warning, isConfirmed }: { warning: number | null; isConfirmed: boolean }) {
  const confirming = useConfirmWarning();
  if (warning === null || isConfirmed) return null;
  return (
    <Button
      size="small"
      loading={confirming.isPending}
      onClick={() =>
        confirming.mutate(warning, {
          onError: (error) => toast.error(messageOf(error, messages.confirmFailed)),
        })
      }
    >
      {messages.confirm}
    </Button>
  );
}
