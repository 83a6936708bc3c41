import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiMessages } from '../messages.ts';
import { Modal, type ModalProps } from './modal.tsx';

type Props = Pick<ModalProps, 'title' | 'description' | 'size' | 'children'> & {
  onClose: () => void;
  submitLabel: string;
  /** Called by the button and by Enter in a field, if the form is ready. */
  onSubmit: () => unknown;
  isSending: boolean;
  /** Whether there is anything to send. */
  isReady?: boolean;
  /** Keeps the dialog open until the answer. */
  staysWhileSending?: boolean;
  danger?: boolean;
};

/** A dialog with one form, which is left by Cancel or sent. */
export function FormModal({
  submitLabel,
  onSubmit,
  onClose,
  isSending,
  isReady = true,
  staysWhileSending = false,
  danger = false,
  children,
  ...modal
}: Props) {
  const formId = useId();
  const { form, submit } = useSubmit(() => isReady && onSubmit());
  const isHeld = isSending && staysWhileSending;
  return (
    <Modal
      {...modal}
      open
      onClose={() => !isHeld && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={isHeld}>
            {uiMessages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            disabled={!isReady}
            loading={isSending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {children}
      </form>
    </Modal>
  );
}

/**
 * Shows the first error after each try. On a phone, what is missing can be far outside of the view, and pressing the
 * button would seem to do nothing.
 */
function useSubmit(onSubmit: () => unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  function submit(event: FormEvent): void {
    keepHere(event);
    onSubmit();
    setTries((count) => count + 1);
  }
  return { form, submit };
}

/** Nothing is loaded, and a form around the dialog is not submitted too. */
function keepHere(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
