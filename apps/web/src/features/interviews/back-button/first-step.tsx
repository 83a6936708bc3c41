import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { AskDialog } from '../session/ask-dialog.tsx';

/** Why the browser's back button goes no further: what was begun is not left by it. */
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
