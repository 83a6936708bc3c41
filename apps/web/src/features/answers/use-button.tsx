import type { InterviewState } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useOnce } from '../../lib/use-once.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Draft, Drafts } from './drafts/drafts.ts';
import { answerTexts as texts } from './messages.ts';

type Props = {
  drafts: Drafts;
  draft: Draft;
  isUsable: boolean;
  /** Some answers end the interview, and which ones is not told: each of them is asked about once more. */
  mayEnd: boolean;
  onUsed: (state: InterviewState) => void;
};

export function UseButton({ drafts, draft, isUsable, mayEnd, onUsed }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [use, isUsing] = useOnce(async () => {
    await drafts.use(draft.questionId, draft.value.format).then(onUsed, (error: unknown) => {
      setIsAsking(false);
      toast.error(messageOf(error, texts.usedFailed));
    });
  });
  return (
    <>
      <Button
        variant="primary"
        size="large"
        disabled={!isUsable}
        loading={isUsing}
        onClick={() => (mayEnd ? setIsAsking(true) : void use())}
      >
        {texts.use}
      </Button>
      {isAsking && (
        <AskDialog
          title={texts.mayEndTitle}
          text={texts.mayEndText}
          onCancel={() => setIsAsking(false)}
          buttons={
            <>
              <Button onClick={() => setIsAsking(false)} disabled={isUsing}>
                {texts.changeAnswer}
              </Button>
              <Button variant="primary" loading={isUsing} onClick={() => void use()}>
                {texts.use}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
