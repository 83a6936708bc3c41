import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import {
  LiveRecorder,
  type RunningRecording,
  readDevices,
  SlowLineOffer,
  TakePreview,
  useCamera,
  writeDevices,
} from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { useAnswers } from './use-answers.ts';

type Props = {
  question: PublicQuestion;
  thinkingSeconds: number;
  submissionId: number;
  answers: ReturnType<typeof useAnswers>;
  onUsed: () => void;
  onRunning: (running: RunningRecording | undefined) => void;
};

/** Records an answer; an unreviewed take is shown first, also after a reload or a crash. */
export function TakeStage(props: Props) {
  const { question, thinkingSeconds, submissionId, answers, onUsed, onRunning } = props;
  const { camera, ask, isSmall, takeSmaller } = useDevices();
  const take = answers.unjudged.get(question.id);
  // Thinking time comes before the first recording, not again before each retake.
  const [wasRecorded, setWasRecorded] = useState(answers.answers.has(question.id));
  if (!answers.isRestored) {
    return (
      <div className="stage-picture grid place-items-center rounded-card bg-stage text-on-stage">
        <Spinner label={texts.loading} className="size-8" />
      </div>
    );
  }
  if (take !== undefined) {
    return (
      <TakePreview
        key={take.takeId}
        take={take}
        retakesLeft={answers.takesLeft(question.id)}
        onRetake={() => {
          setWasRecorded(true);
          answers.retake(take);
        }}
        onUse={() => {
          answers.use(take);
          onUsed();
        }}
      />
    );
  }
  if (answers.takesLeft(question.id) === 0) {
    return (
      <p role="status" className="rounded-card border border-warning-line bg-warning-soft p-card">
        {texts.noTakesLeft}
      </p>
    );
  }
  return (
    <LiveRecorder
      camera={camera}
      onAskCamera={ask}
      isSmall={isSmall}
      question={question}
      thinkingSeconds={wasRecorded ? 0 : thinkingSeconds}
      submissionId={submissionId}
      delivery={answers.delivery}
      offer={
        <SlowLineOffer bytesPerSecond={answers.bytesPerSecond} isSmall={isSmall} onSmall={takeSmaller} />
      }
      onRecorded={answers.onRecorded}
      onRunning={onRunning}
    />
  );
}

/** The camera that was chosen in the device check, and a smaller picture for a slow connection. */
function useDevices() {
  const [devices, setDevices] = useState(readDevices);
  return {
    ...useCamera(devices),
    isSmall: devices.isSmall,
    takeSmaller(): void {
      const smaller = { ...devices, isSmall: true };
      writeDevices(smaller);
      setDevices(smaller);
    },
  };
}
