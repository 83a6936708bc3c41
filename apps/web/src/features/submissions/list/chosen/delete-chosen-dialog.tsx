import { messageOf } from '../../../../lib/api-error.ts';
import { formatList } from '../../../../lib/formats.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { deleteSubmissionMessages } from '../../messages.ts';
import { chosenMessages as messages } from './messages.ts';
import { useDeleteSeveral } from './several.queries.ts';
import type { Chosen } from './use-chosen.ts';

/** So many are named; the others are counted. */
const mostNamed = 5;

type Props = { chosen: Chosen; open: boolean; onClose: () => void; onDone: () => void };

export function DeleteChosenDialog({ chosen: { chosen, clear }, open, onClose, onDone }: Props) {
  const { mutate, isPending } = useDeleteSeveral();
  const count = chosen.length;
  function confirm(): void {
    mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: () => {
          toast.success(messages.deleted({ count }));
          clear();
          onClose();
          onDone();
        },
        onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
      },
    );
  }
  return (
    <ConfirmDialog
      open={open}
      title={deleteSubmissionMessages.title}
      description={messages.deleteQuestion({ count })}
      confirmLabel={deleteSubmissionMessages.confirm}
      cancelLabel={deleteSubmissionMessages.cancel}
      danger
      pending={isPending}
      onConfirm={confirm}
      onCancel={() => !isPending && onClose()}
    >
      <p className="font-medium">{namesOf(chosen)}</p>
      <p className="mt-2">{deleteSubmissionMessages.lost}</p>
      <p className="mt-2 font-medium">{deleteSubmissionMessages.final}</p>
    </ConfirmDialog>
  );
}

function namesOf(chosen: Chosen['chosen']): string {
  const names = chosen.slice(0, mostNamed).map(({ candidateName }) => candidateName);
  const more = chosen.length - names.length;
  return more > 0
    ? messages.deleteNames({ names: formatList(names, 'unit'), more })
    : formatList(names, 'unit');
}
