import { useState } from 'react';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { sentTexts } from './messages.ts';

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
      title={sentTexts.eraseQuestion}
      text={sentTexts.eraseWarning({ company })}
      onCancel={() => !isErasing && onCancel()}
      buttons={
        <>
          <Button size="large" disabled={isErasing} onClick={onCancel}>
            {sentTexts.keep}
          </Button>
          <Button size="large" variant="danger" loading={isErasing} onClick={() => void erase()}>
            {sentTexts.erase}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <p role="alert" className="mt-3 text-danger-ink">
          {sentTexts.eraseFailed}
        </p>
      )}
    </AskDialog>
  );
}
