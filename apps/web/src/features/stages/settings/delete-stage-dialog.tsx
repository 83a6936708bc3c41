import type { Stage } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { useDeleteStage, usedStageQuery } from '../stages.queries.ts';

/** Says how many candidates leave the stage, and that they keep their status. */
export function DeleteStageDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const used = useQuery(usedStageQuery(stage.id));
  const deletion = useDeleteStage();
  function confirm(): void {
    deletion.mutate(stage.id, {
      onSuccess: () => toast.success(messages.deleted),
      onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      title={messages.deleteTitle({ name: stage.name })}
      description={consequence(stage, used.isError, used.data?.candidates)}
      confirmLabel={messages.delete}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    />
  );
}

function consequence({ status }: Stage, isFailed: boolean, candidates: number | undefined): string {
  if (isFailed) return messages.countFailed;
  if (candidates === undefined) return messages.counting;
  if (candidates === 0) return messages.unused;
  return messages.used({ count: candidates, status: stageMessages.statuses[status] });
}
