import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { interviewTexts as texts } from '../messages.ts';

type Props = { numbers: readonly number[]; onCancel: () => void; onSubmit: () => void };

/** Asks once before submitting an interview with unanswered questions. */
export function UnansweredDialog({ numbers, onCancel, onSubmit }: Props) {
  return (
    <AskDialog
      title={texts.submitUnanswered}
      text={texts.submitUnansweredText({ numbers: numbers.join(', ') })}
      onCancel={onCancel}
      buttons={
        <>
          <Button size="large" onClick={onCancel}>
            {texts.backToReview}
          </Button>
          <Button size="large" variant="primary" onClick={onSubmit}>
            {texts.submit}
          </Button>
        </>
      }
    />
  );
}
