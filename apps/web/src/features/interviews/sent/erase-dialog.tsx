import { useState } from 'react';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { interviewTexts as texts } from '../messages.ts';

type Props = { company: string; onCancel: () => void; onErase: () => Promise<void> };

/** Asks once more before everything is erased. */
export function EraseDialog({ company, onCancel, onErase }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const [erase, isErasing] = useOnce(async () => {
    setHasFailed(false);
    try {
      await onErase();
    } catch {
      setHasFailed(true);
    }
  });

  return (
    <AskDialog
      title={texts.eraseQuestion}
      text={texts.eraseWarning({ company })}
      onCancel={() => !isErasing && onCancel()}
      buttons={
        <>
          <Button size="large" disabled={isErasing} onClick={onCancel}>
            {texts.keep}
          </Button>
          <Button size="large" variant="danger" loading={isErasing} onClick={() => void erase()}>
            {texts.erase}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <p role="alert" className="mt-3 text-danger-ink">
          {texts.eraseFailed}
        </p>
      )}
    </AskDialog>
  );
}
