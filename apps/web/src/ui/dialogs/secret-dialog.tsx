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

/** Shown once. Only its own button closes it, because the secret is lost with it. */
export function SecretDialog({ title, text, label, secret, doneLabel, onClose }: Props) {
  return (
    <Modal
      open
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
