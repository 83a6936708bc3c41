import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  title: string;
  text: string;
  /** Escape. */
  onCancel: () => void;
  /** Below the text. */
  children?: ReactNode;
  buttons: ReactNode;
};

/** A confirmation with the browser's own dialog, because a candidate's page loads no Radix. */
export function AskDialog({ title, text, onCancel, children, buttons }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-11/12 max-w-sheet rounded-card border border-line bg-raised p-card text-ink shadow-float backdrop:bg-scrim"
    >
      <h2 id={`${id}-title`} className="font-semibold text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-soft">
        {text}
      </p>
      {children}
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:has-[>:nth-child(3)]:flex-col *:max-sm:grow">
        {buttons}
      </div>
    </dialog>
  );
}
