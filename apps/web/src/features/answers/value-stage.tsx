import { type CandidateFormats, settingsFor, type ValueFormat } from '@nimble/contracts/answers';
import type { InterviewState, PublicQuestion } from '@nimble/contracts/interviews';
import { ListChecks, PenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDuration } from '../../lib/formats.ts';
import { useOnce } from '../../lib/use-once.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { type Draft, type Drafts, draftKey } from './drafts/drafts.ts';
import { fieldOf } from './fields/value-fields.ts';
import { answerTexts as texts, wordsOf } from './messages.ts';
import { OtherDevice } from './other-device.tsx';
import { UseButton } from './use-button.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  question: PublicQuestion;
  /** One of those that the question allows. */
  format: ValueFormat;
  drafts: Drafts;
  /** Before the first attempt; 0 for none. */
  thinkingSeconds: number;
  /** There is no time limit. */
  isUntimed: boolean;
  /** null: without limit. */
  attemptsLeft: number | null;
  /** Earlier answers are still sent or checked, which an answer that may end the interview waits for. */
  isSending: boolean;
  onUsed: (state: InterviewState) => void;
};

/** Answers a question without recording: start, answer, use. */
export function ValueStage(props: Props) {
  const { question, format, drafts } = props;
  const draft = useSyncExternalStore(drafts.subscribe, drafts.snapshot).get(draftKey(question.id, format));
  const settings = settingsFor(question.formats, format);
  const [start, isStarting] = useOnce(async () => {
    await drafts
      .start(question.id, format)
      .catch((error: unknown) => toast.error(messageOf(error, texts.startFailed)));
  });
  if (settings === undefined) return null;
  return (
    <section className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-card">
      {draft === undefined || draft.isUsed ? (
        <Beginning {...props} draft={draft} settings={settings} isStarting={isStarting} onStart={start} />
      ) : (
        <Working {...props} draft={draft} settings={settings} isStarting={isStarting} onStart={start} />
      )}
    </section>
  );
}

type Step<Known> = Props & {
  draft: Known;
  settings: CandidateFormats[number];
  isStarting: boolean;
  onStart: () => Promise<void>;
};

function Beginning(props: Step<Draft | undefined>) {
  const { format, draft, settings, attemptsLeft, thinkingSeconds, isStarting, onStart } = props;
  const isThinking = draft === undefined && thinkingSeconds > 0;
  const [thinksUntil] = useState(() => (isThinking ? performance.now() + thinkingSeconds * 1000 : undefined));
  const left = useSecondsLeft(thinksUntil);
  const startNow = useEffectEvent(() => void onStart());
  const isThought = left === 0;
  useEffect(() => {
    if (isThought) startNow();
  }, [isThought]);
  if (attemptsLeft === 0) return <p role="status">{texts.noAttemptsLeft}</p>;
  const words = wordsOf(format);
  return (
    <>
      {left !== undefined && (
        <p className="text-center">
          <span className="block font-semibold text-2xl tabular-nums">
            {texts.thinking({ time: formatDuration(left) })}
          </span>
          <span className="text-ink-soft">{words.thinkingHint}</span>
        </p>
      )}
      <p className="text-center text-ink-soft">
        {timeHint(props)} {fieldOf(format).hint(settings)}
      </p>
      <Button
        variant="primary"
        size="large"
        icon={format === 'text' ? <PenLine /> : <ListChecks />}
        loading={isStarting}
        onClick={() => void onStart()}
        className="self-center"
      >
        {draft !== undefined ? againLabel(format, attemptsLeft) : isThinking ? texts.startNow : words.start}
      </Button>
    </>
  );
}

function timeHint({ question, format, draft, isUntimed }: Step<Draft | undefined>): string {
  if (isUntimed) return draft === undefined ? texts.untimedHint : texts.untimedAgain;
  const { hint, againHint } = wordsOf(format);
  const time = formatDuration(question.duration);
  return draft === undefined ? hint({ time }) : againHint({ time });
}

function againLabel(format: ValueFormat, attemptsLeft: number | null): string {
  const words = wordsOf(format);
  return attemptsLeft === null ? words.again : words.againLeft({ count: attemptsLeft });
}

function Working(props: Step<Draft>) {
  const { question, format, drafts, draft, settings, attemptsLeft, isSending } = props;
  const { isStarting, onStart, onUsed } = props;
  const secondsLeft = useSecondsLeft(draft.endsAt ?? undefined);
  const { Field, isWhole } = fieldOf(format);
  const isUsable = isWhole(draft.value, settings);
  const mayEnd = settings.format === 'choice' && settings.mayEnd;
  const isAwaited = mayEnd && isSending;
  const isOver = secondsLeft === 0;
  return (
    <>
      {draft.other !== undefined && (
        <OtherDevice
          other={draft.other}
          settings={settings}
          onChoose={(choice) => drafts.choose(draftKey(question.id, format), choice)}
        />
      )}
      <AnswerFrame draft={draft} secondsLeft={secondsLeft}>
        {(field) => (
          <Field
            key={draft.attempt}
            {...field}
            value={draft.value}
            settings={settings}
            isOver={isOver || draft.isBeingUsed === true}
            onChange={(value) => drafts.change(question.id, value)}
          />
        )}
      </AnswerFrame>
      <Notes mayEnd={mayEnd} isAwaited={isAwaited} isOver={isOver} isUsable={isUsable} />
      <div className="flex flex-wrap justify-center gap-3">
        {isOver && attemptsLeft !== 0 && (
          <Button size="large" loading={isStarting} onClick={() => void onStart()}>
            {againLabel(format, attemptsLeft)}
          </Button>
        )}
        <UseButton
          drafts={drafts}
          draft={draft}
          isUsable={isUsable && draft.other === undefined && !isAwaited}
          mayEnd={mayEnd}
          onUsed={onUsed}
        />
      </div>
    </>
  );
}

type NotesProps = { mayEnd: boolean; isAwaited: boolean; isOver: boolean; isUsable: boolean };

function Notes({ mayEnd, isAwaited, isOver, isUsable }: NotesProps) {
  return (
    <>
      {mayEnd && <p className="text-ink-soft text-sm">{texts.mayEndHint}</p>}
      <p role="status" className="empty:hidden">
        {isAwaited && texts.waitForOthers}
      </p>
      <p role="status" className="empty:hidden">
        {isOver && (isUsable ? texts.over : texts.overEmpty)}
      </p>
    </>
  );
}
