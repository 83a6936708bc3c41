import { useEffect, useRef, useState } from 'react';
import { useOnce } from '../../lib/use-once.ts';
import { Button } from '../../ui/button.tsx';
import { interviewTexts as texts } from './messages.ts';

type Props = { company: string; onCancel: () => void; onErase: () => Promise<void> };

/** Asks once more; the browser's own dialog, because a candidate's page loads no Radix. */
export function EraseDialog({ company, onCancel, onErase }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const [erase, isErasing] = useOnce(async () => {
    setHasFailed(false);
    try {
      await onErase();
    } catch {
      setHasFailed(true);
    }
  });

  return (
    <dialog
      ref={dialog}
      aria-labelledby="erase-question"
      aria-describedby="erase-warning"
      onCancel={(event) => {
        event.preventDefault();
        if (!isErasing) onCancel();
      }}
      className="m-auto w-11/12 max-w-form rounded-card border border-line bg-raised p-card text-ink shadow-float backdrop:bg-scrim"
    >
      <h2 id="erase-question" className="font-semibold text-xl">
        {texts.eraseQuestion}
      </h2>
      <p id="erase-warning" className="mt-2 text-ink-soft">
        {texts.eraseWarning(company)}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-3 text-danger-ink">
          {texts.eraseFailed}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button size="large" disabled={isErasing} onClick={onCancel}>
          {texts.keep}
        </Button>
        <Button size="large" variant="danger" loading={isErasing} onClick={() => void erase()}>
          {texts.erase}
        </Button>
      </div>
    </dialog>
  );
}
