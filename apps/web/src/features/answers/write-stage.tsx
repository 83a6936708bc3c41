import { type SettingsOf, settingsFor } from '@nimble/contracts/answers';
import type { InterviewState, PublicQuestion } from '@nimble/contracts/interviews';
import { PenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDuration } from '../../lib/formats.ts';
import { useOnce } from '../../lib/use-once.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { type Draft, type Drafts, draftKey } from './drafts/drafts.ts';
import { answerTexts as texts } from './messages.ts';
import { OtherDevice } from './other-device.tsx';
import { TextEditor } from './text-editor.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  question: PublicQuestion;
  drafts: Drafts;
  /** Before the first attempt; 0 for none. */
  thinkingSeconds: number;
  /** null: without limit. */
  attemptsLeft: number | null;
  onUsed: (state: InterviewState) => void;
};

/** Writes the answer to a question: start, write, use. */
export function WriteStage(props: Props) {
  const { question, drafts } = props;
  const draft = useSyncExternalStore(drafts.subscribe, drafts.snapshot).get(draftKey(question.id, 'text'));
  const settings = settingsFor(question.formats, 'text');
  const [start, isStarting] = useOnce(async () => {
    await drafts
      .start(question.id, 'text')
      .catch((error: unknown) => toast.error(messageOf(error, texts.startFailed)));
  });
  if (settings === undefined) return null;
  return (
    <section className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-card">
      {draft === undefined || draft.isUsed ? (
        <Beginning {...props} draft={draft} settings={settings} isStarting={isStarting} onStart={start} />
      ) : (
        <Writing {...props} draft={draft} settings={settings} isStarting={isStarting} onStart={start} />
      )}
    </section>
  );
}

type Step<Known> = Props & {
  draft: Known;
  settings: SettingsOf<'text'>;
  isStarting: boolean;
  onStart: () => Promise<void>;
};

function Beginning(props: Step<Draft | undefined>) {
  const { question, draft, settings, attemptsLeft, thinkingSeconds, isStarting, onStart } = props;
  const isThinking = draft === undefined && thinkingSeconds > 0;
  const [thinksUntil] = useState(() => (isThinking ? Date.now() + thinkingSeconds * 1000 : undefined));
  const left = useSecondsLeft(thinksUntil);
  const startNow = useEffectEvent(() => void onStart());
  const isThought = left === 0;
  useEffect(() => {
    if (isThought) startNow();
  }, [isThought]);
  if (attemptsLeft === 0) return <p role="status">{texts.noAttemptsLeft}</p>;
  const time = formatDuration(question.duration);
  const { maximumCharacters, maximumWords } = settings;
  return (
    <>
      {left !== undefined && (
        <p className="text-center">
          <span className="block font-semibold text-2xl tabular-nums">
            {texts.thinking({ time: formatDuration(left) })}
          </span>
          <span className="text-ink-soft">{texts.thinkingHint}</span>
        </p>
      )}
      <p className="text-center text-ink-soft">
        {draft === undefined ? texts.writeHint({ time }) : texts.againHint({ time })}{' '}
        {texts.characterLimit({ count: maximumCharacters })}{' '}
        {maximumWords !== null && texts.wordLimit({ count: maximumWords })}
      </p>
      <Button
        variant="primary"
        size="large"
        icon={<PenLine />}
        loading={isStarting}
        onClick={() => void onStart()}
        className="self-center"
      >
        {labelOf(draft, attemptsLeft, isThinking)}
      </Button>
    </>
  );
}

function labelOf(draft: Draft | undefined, attemptsLeft: number | null, isThinking: boolean): string {
  if (draft !== undefined)
    return attemptsLeft === null ? texts.again : texts.againLeft({ count: attemptsLeft });
  return isThinking ? texts.startNow : texts.start;
}

function Writing({
  question,
  drafts,
  draft,
  settings,
  attemptsLeft,
  isStarting,
  onStart,
  onUsed,
}: Step<Draft>) {
  const secondsLeft = useSecondsLeft(draft.endsAt) ?? 0;
  const isEmpty = draft.value.text.trim() === '';
  const isOver = secondsLeft === 0;
  return (
    <>
      {draft.other !== undefined && (
        <OtherDevice
          other={draft.other}
          onChoose={(choice) => drafts.choose(draftKey(question.id, 'text'), choice)}
        />
      )}
      <TextEditor
        key={draft.attempt}
        draft={draft}
        settings={settings}
        secondsLeft={secondsLeft}
        onChange={(text) => drafts.change(question.id, { format: 'text', text })}
      />
      <p role="status" className="empty:hidden">
        {isOver && (isEmpty ? texts.overEmpty : texts.over)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isOver && attemptsLeft !== 0 && (
          <Button size="large" loading={isStarting} onClick={() => void onStart()}>
            {attemptsLeft === null ? texts.again : texts.againLeft({ count: attemptsLeft })}
          </Button>
        )}
        <UseButton drafts={drafts} draft={draft} isEmpty={isEmpty} onUsed={onUsed} />
      </div>
    </>
  );
}

type UseProps = Pick<Props, 'drafts' | 'onUsed'> & { draft: Draft; isEmpty: boolean };

function UseButton({ drafts, draft, isEmpty, onUsed }: UseProps) {
  const [use, isUsing] = useOnce(async () => {
    await drafts.use(draft.questionId, 'text').then(onUsed, (error: unknown) => {
      toast.error(messageOf(error, texts.usedFailed));
    });
  });
  return (
    <Button
      variant="primary"
      size="large"
      disabled={isEmpty || draft.other !== undefined}
      loading={isUsing}
      onClick={() => void use()}
    >
      {texts.use}
    </Button>
  );
}
