import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { wizardMessages } from '../messages.ts';
import { replaceJobMessages as messages } from './messages.ts';

type Props = {
  /** Of the unfinished job. */
  title: string;
  textOf: (values: { title: string }) => string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** A tab keeps one unfinished job, which another new one would replace. */
export function ReplaceDialog({ title, textOf, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title={messages.title}
      description={textOf({ title: title || wizardMessages.kept.untitled })}
      confirmLabel={messages.confirm}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
