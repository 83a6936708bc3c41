import type { Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { tagSettingsMessages as messages } from '../messages.ts';
import { useDeleteTag, usedTagQuery } from '../tags.queries.ts';

/** Says how many candidates lose the tag. */
export function DeleteTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const used = useQuery(usedTagQuery(tag.id));
  const deletion = useDeleteTag();
  function confirm(): void {
    deletion.mutate(tag.id, {
      onSuccess: () => toast.success(messages.deleted),
      onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      title={messages.deleteTitle({ name: tag.name })}
      description={consequence(used.isError, used.data?.candidates)}
      confirmLabel={messages.delete}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    />
  );
}

function consequence(isFailed: boolean, candidates: number | undefined): string {
  if (isFailed) return messages.countFailed;
  if (candidates === undefined) return messages.counting;
  return candidates === 0 ? messages.unused : messages.used({ count: candidates });
}
