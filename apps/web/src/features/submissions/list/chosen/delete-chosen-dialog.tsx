import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { deleteSubmissionMessages } from '../../messages.ts';
import { chosenMessages as messages } from './messages.ts';
import { namesAndOthers } from './names-and-others.ts';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

/** So many are named; the others are counted. */
const mostNamed = 5;

type Props = { chosen: Chosen; open: boolean; onClose: () => void; onDone: () => void };

export function DeleteChosenDialog({ chosen, open, onClose, onDone }: Props) {
  const { start, isPending } = useBulk({ chosen, onDone });
  const { count } = chosen;
  return (
    <ConfirmDialog
      open={open}
      title={deleteSubmissionMessages.title}
      description={messages.deleteQuestion({ count })}
      confirmLabel={deleteSubmissionMessages.confirm}
      danger
      pending={isPending}
      onConfirm={() => start({ kind: 'delete' }, onClose)}
      onCancel={() => !isPending && onClose()}
    >
      <p className="font-medium">{namesOf(chosen)}</p>
      <p className="mt-2">{messages.deleteLost({ count })}</p>
      <p className="mt-2 font-medium">{deleteSubmissionMessages.final}</p>
    </ConfirmDialog>
  );
}

function namesOf({ chosen, count }: Chosen): string {
  const names = chosen.slice(0, mostNamed).map(({ id, candidateName: name, candidateEmail: email }) => {
    const hasNamesake = chosen.some((other) => other.id !== id && other.candidateName === name);
    return hasNamesake ? messages.namedApart({ name, email }) : name;
  });
  return namesAndOthers(names, count);
}
