import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { interviewTexts as texts } from '../messages.ts';

/** Explains why the browser's back button does not go further: leaving would not end what has begun. */
export function FirstStep({ onClose }: { onClose: () => void }) {
  return (
    <AskDialog
      title={texts.firstStep}
      text={texts.firstStepText}
      onCancel={onClose}
      buttons={
        <Button size="large" onClick={onClose}>
          {texts.stay}
        </Button>
      }
    />
  );
}
