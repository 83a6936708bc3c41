import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { useContinueLink } from './use-continue-link.ts';

type Props = { jobToken: string; email: string; onCancel: () => void; onStartOver: () => void };

/** This address has begun before: it can continue by an emailed link, or start over. */
export function BegunDialog({ jobToken, email, onCancel, onStartOver }: Props) {
  const { state, send, isSending } = useContinueLink(jobToken, email);
  const isMailed = state.step === 'mailed';
  return (
    <AskDialog
      title={texts.begunBefore}
      text={isMailed ? texts.linkMailed : texts.begunBeforeText}
      onCancel={onCancel}
      buttons={
        <>
          <Button size="large" disabled={isSending} onClick={onStartOver}>
            {texts.startOver}
          </Button>
          <Button
            size="large"
            variant="primary"
            loading={isSending}
            onClick={() => (isMailed ? onCancel() : void send())}
          >
            {isMailed ? texts.close : texts.mailLink}
          </Button>
        </>
      }
    >
      {state.step === 'failed' && (
        <p role="alert" className="mt-2 text-danger-ink">
          {state.reason}
        </p>
      )}
    </AskDialog>
  );
}
