import { formerSecretHours } from '@nimble/contracts/webhooks';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { webhooksMessages as messages } from './messages.ts';
import { useRotateSecret } from './webhooks.queries.ts';

type Props = { id: number; onClose: () => void; onSecret: (secret: string) => void };

export function NewSecretDialog({ id, onClose, onSecret }: Props) {
  const rotate = useRotateSecret();
  function confirm(): void {
    rotate.mutate(id, {
      onSuccess: ({ secret }) => onSecret(secret),
      onError: (error) => {
        toast.error(messageOf(error, messages.rotateFailed));
        onClose();
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={messages.rotateTitle}
      description={messages.rotateText({ hours: formerSecretHours })}
      confirmLabel={messages.rotate}
      pending={rotate.isPending}
      onConfirm={confirm}
      // The answer has the secret, which is never shown again.
      onCancel={() => !rotate.isPending && onClose()}
    />
  );
}
