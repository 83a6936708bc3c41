import { type ComponentProps, useState } from 'react';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

type Props = ComponentProps<typeof FormModal> & {
  /** Is there input that closing would lose? */
  isChanged: boolean;
};

/** A form in a dialog, which stays until the answer and asks before input is lost. */
export function EditModal({ isChanged, onClose, ...form }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FormModal {...form} staysWhileSending onClose={() => (isChanged ? setIsAsking(true) : onClose())} />
      <UnsavedDialog open={isAsking} by="canceling" onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}
