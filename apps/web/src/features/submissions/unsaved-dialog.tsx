import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { unsavedMessages as messages } from './messages.ts';

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before what was typed is lost (spec 2 §2). */
export function UnsavedDialog({ open, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={messages.title}
      description={messages.text}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
