import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { AskDialog } from '../session/ask-dialog.tsx';

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
