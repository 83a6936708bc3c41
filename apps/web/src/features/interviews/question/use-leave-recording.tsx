import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import type { RunningRecording } from '../../recordings/index.ts';
import { useBackStep } from '../back-button/use-back-step.ts';
import { interviewTexts as texts } from '../messages.ts';

/** Keeps candidates from ending a recording by accident. The last possible one (`isLastTake`) cannot be left at all. */
export function useLeaveRecording(isLastTake: boolean): {
  running: RunningRecording | undefined;
  onRunning: (running: RunningRecording | undefined) => void;
  /** Leaves at once when nothing is recorded, else asks. */
  request: (go: () => void) => void;
  isClosed: boolean;
  dialog: ReactNode;
} {
  const [running, setRunning] = useState<RunningRecording>();
  /** The target: another stage of the interview. */
  const [target, setTarget] = useState<{ go: () => void }>();
  const isRunning = running !== undefined && running.phase !== 'ending';
  useBackStep(isRunning ? 'recording' : undefined, (beneath) => setTarget({ go: beneath }));

  const onRunning = useCallback((now: RunningRecording | undefined) => {
    setRunning(now);
    // The recording has ended by itself, or by its own buttons: nothing is left to ask about.
    if (now === undefined || now.phase === 'ending') setTarget(undefined);
  }, []);

  function leave(to: { go: () => void }): void {
    setTarget(undefined);
    running?.end();
    to.go();
  }
  const isClosed = isRunning && isLastTake;
  return {
    running,
    onRunning,
    request: (go) => (isRunning ? setTarget({ go }) : go()),
    isClosed,
    dialog: isRunning && target !== undefined && (
      <LeaveDialog
        isClosed={isClosed}
        isRecording={running?.phase === 'recording'}
        onStay={() => setTarget(undefined)}
        onLeave={() => leave(target)}
      />
    ),
  };
}

type DialogProps = { isClosed: boolean; isRecording: boolean; onStay: () => void; onLeave: () => void };

function LeaveDialog({ isClosed, isRecording, onStay, onLeave }: DialogProps) {
  return (
    <AskDialog
      title={isClosed ? texts.leaveClosed : texts.leaveQuestion}
      text={isClosed ? texts.leaveClosedText : texts.leaveText}
      onCancel={onStay}
      buttons={
        <>
          <Button size="large" onClick={onStay}>
            {texts.stay}
          </Button>
          {!isClosed && (
            <Button size="large" variant="danger" onClick={onLeave}>
              {texts.leave}
            </Button>
          )}
        </>
      }
    >
      {isRecording && <p className="mt-2 font-medium">{texts.stillRecording}</p>}
    </AskDialog>
  );
}
