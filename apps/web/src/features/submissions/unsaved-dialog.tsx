import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { unsavedMessages as messages } from './messages.ts';

type Props = {
  open: boolean;
  /** The intended action: cancel a dialog, or navigate away. */
  by: 'canceling' | 'leaving';
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before input is lost. */
export function UnsavedDialog({ open, by, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={messages.title}
      description={by === 'canceling' ? messages.cancelText : messages.leaveText}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
