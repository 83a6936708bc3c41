import { Button } from '../buttons/button.tsx';
import { CopyField } from '../fields/copy-field.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  text: string;
  label: string;
  secret: string;
  doneLabel: string;
  onClose: () => void;
};

/** Shown once. It is lost with the dialog, so that a press outside does not close it. */
export function SecretDialog({ title, text, label, secret, doneLabel, onClose }: Props) {
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <CopyField label={label} value={secret} />
    </Modal>
  );
}
