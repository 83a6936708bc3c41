import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { wizardMessages } from '../messages.ts';

const messages = wizardMessages.kept;

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
      title={messages.replaceTitle}
      description={textOf({ title: title || messages.untitled })}
      confirmLabel={messages.replace}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
