import type { SavedView } from '@nimble/contracts/views';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { viewMessages as messages } from './messages.ts';
import { useDeleteView } from './views.queries.ts';

type Props = { view: SavedView; onDeleted: () => void; onClose: () => void };

export function DeleteViewDialog({ view, onDeleted, onClose }: Props) {
  const deletion = useDeleteView();
  function confirm(): void {
    deletion.mutate(view.id, {
      onSuccess: () => {
        toast.success(messages.deleted);
        onDeleted();
      },
      onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      title={messages.deleteTitle({ name: view.name })}
      description={view.isShared ? messages.deleteShared : messages.deleteOwn}
      confirmLabel={messages.delete}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    />
  );
}
