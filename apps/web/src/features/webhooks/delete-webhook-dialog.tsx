import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { useDeleteWebhook } from './webhooks.queries.ts';

export function DeleteWebhookDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <DangerDialog
      title={messages.removeTitle}
      description={messages.removeText}
      confirmLabel={messages.remove}
      change={useDeleteWebhook()}
      subject={id}
      done={messages.removed}
      failed={messages.removeFailed}
      onClose={onClose}
    />
  );
}
