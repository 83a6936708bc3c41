import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { unsavedMessages as messages } from './unsaved.messages.ts';

type Props = {
  open: boolean;
  /** What one is about to do: cancel a window, or go to another page. */
  by: 'cancelling' | 'leaving';
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before what was typed is lost (spec 2 §2). */
export function UnsavedDialog({ open, by, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={messages.title}
      description={by === 'cancelling' ? messages.cancelText : messages.leaveText}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
