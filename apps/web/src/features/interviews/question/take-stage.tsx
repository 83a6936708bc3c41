import { type RecordedFormat, recordedFormatOf } from '@nimble/contracts/answers';
import type { PublicQuestion } from '@nimble/contracts/interviews';
import { type ReactNode, useState } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { answerTexts } from '../../answers/index.ts';
import {
  LiveRecorder,
  type RunningRecording,
  readDevices,
  SlowLineOffer,
  useCamera,
  writeDevices,
} from '../../recordings/index.ts';
import { type Choice, choicesOf, staysBeside } from '../choice/give-up.ts';
import { KeptBeside } from '../choice/kept-beside.tsx';
import { elsewhereTexts } from '../elsewhere/messages.ts';
import { RecordedElsewhere } from '../elsewhere/recorded-elsewhere.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { JudgeTakes } from './judge-takes.tsx';
import type { useAnswers } from './use-answers.ts';

type Props = {
  question: PublicQuestion;
  /** How it is recorded. */
  format: RecordedFormat;
  /** Shown when nothing can be recorded: other ways to answer. */
  instead: ReactNode;
  thinkingSeconds: number;
  /** It starts later. The candidate may record at once. */
  isThinkingHeld: boolean;
  submissionId: number;
  answers: ReturnType<typeof useAnswers>;
  onUsed: () => void;
  /** Recording again, although the question may be answered. */
  onAgain: () => void;
  /** Back to the answer without recording again. */
  onBack: () => void;
  onRunning: (running: RunningRecording | undefined) => void;
};

/** Records an answer; unreviewed takes are shown first, also after a reload or a crash. */
export function TakeStage(props: Props) {
  const { question, answers } = props;
  const devices = useDevices(props.format);
  const takes = answers.unjudged.get(question.id) ?? [];
  const choices = choicesOf(answers.answers.get(question.id), takes);
  // Thinking time comes before the first recording, not again before each retake.
  const [wasRecorded, setWasRecorded] = useState(answers.answers.has(question.id));
  /** The number of takes that stay during a retake. The new take makes it one more, which ends the retake. */
  const [beside, setBeside] = useState(() => keptBesideOther(props));
  const isAgain = beside === takes.length;
  /** The list of recordings from other devices may arrive during a recording, which it must not cut. */
  const [isRunning, setIsRunning] = useState(false);

  function recordAgain(besides: number): void {
    setWasRecorded(true);
    setBeside(besides);
    props.onAgain();
  }
  if (!answers.isRestored) return <Loading text={texts.loading} />;
  if (takes.length > 0 && !isAgain) {
    return <JudgeTakes {...props} choices={choices} onRecordAgain={recordAgain} />;
  }
  const elsewhere = answers.elsewhere.get(question.id);
  if (!isRunning && elsewhere !== undefined && !answers.answers.has(question.id)) {
    return (
      <RecordedElsewhere
        take={elsewhere}
        retakesLeft={answers.takesLeft(question.id)}
        onWatch={(signal) => answers.bringHere(elsewhere, signal)}
        onRecordAgain={() => answers.giveUpElsewhere(elsewhere)}
      />
    );
  }
  if (!isRunning && answers.isSoughtElsewhere(question.id))
    return <Loading text={elsewhereTexts.searching} />;
  if (answers.takesLeft(question.id) === 0) {
    return (
      <p role="status" className="rounded-card border border-warning-line bg-warning-soft p-card">
        {answerTexts.noTakesLeft}
      </p>
    );
  }
  return (
    <Recorder
      // Another recorder, because thinking time starts with it. While one records, nothing ends the wait.
      key={props.isThinkingHeld ? 'held' : 'free'}
      {...props}
      devices={devices}
      thinkingSeconds={wasRecorded || props.isThinkingHeld ? 0 : props.thinkingSeconds}
      kept={answers.keepsEarlier ? choices[0] : undefined}
      onRunning={(running) => {
        setIsRunning(running !== undefined);
        props.onRunning(running);
      }}
      onBack={() => {
        takes.forEach(answers.takeUp);
        setBeside(undefined);
        props.onBack();
      }}
    />
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="stage-picture grid place-content-center justify-items-center gap-3 rounded-card bg-stage p-card text-center text-on-stage"
    >
      <Spinner className="size-8" />
      <p>{text}</p>
    </div>
  );
}

type RecorderProps = Props & {
  devices: ReturnType<typeof useDevices>;
  /** Stays besides the new take. */
  kept: Choice | undefined;
};

function Recorder(props: RecorderProps) {
  const { question, format, thinkingSeconds, submissionId, answers, kept, onBack, onRunning } = props;
  const { camera, ask, isSmall, takeSmaller } = props.devices;
  return (
    <LiveRecorder
      format={format}
      camera={camera}
      onAskCamera={ask}
      instead={props.instead}
      isSmall={isSmall}
      question={question}
      thinkingSeconds={thinkingSeconds}
      submissionId={submissionId}
      delivery={answers.delivery}
      offer={
        <>
          {kept !== undefined && <KeptBeside isAnswer={'answer' in kept} onBack={onBack} />}
          {format === 'video' && (
            <SlowLineOffer bytesPerSecond={answers.bytesPerSecond} isSmall={isSmall} onSmall={takeSmaller} />
          )}
        </>
      }
      onRecorded={answers.onRecorded}
      onRunning={onRunning}
    />
  );
}

/**
 * A candidate who changes from a recording with a camera to one without records at once; the former one stays, where
 * both can be kept. Else it is judged first.
 */
function keptBesideOther({ question, format, answers }: Props): number | undefined {
  const takes = answers.unjudged.get(question.id) ?? [];
  const [take] = takes;
  if (take === undefined || takes.length > 1 || recordedFormatOf(take.mimeType) === format) return undefined;
  return answers.keepsEarlier && staysBeside(take, answers.takesLeft(question.id)) ? takes.length : undefined;
}

/** The devices that were chosen in the device check, and a smaller picture for a slow connection. */
function useDevices(format: RecordedFormat) {
  const [devices, setDevices] = useState(readDevices);
  return {
    ...useCamera(devices, format),
    isSmall: devices.isSmall,
    takeSmaller(): void {
      const smaller = { ...devices, isSmall: true };
      writeDevices(smaller);
      setDevices(smaller);
    },
  };
}
