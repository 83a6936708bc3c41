import { type AnswerFormat, isRecorded, recordedFormatOf, type ValueFormat } from '@nimble/contracts/answers';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import {
  answerTexts,
  draftKey,
  loadFileStage,
  loadFormatChoice,
  loadValueStage,
} from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { TakeStage } from '../question/take-stage.tsx';
import { lazyPage } from '../session/lazy-page.tsx';
import { OtherFormats } from './other-formats.tsx';

const [FormatChoice] = lazyPage(loadFormatChoice);
const [FileStage] = lazyPage(loadFileStage);
const [ValueStage] = lazyPage(loadValueStage);

/** What the candidate chose before the devices were checked. */
export type ChosenFormat = {
  /** The devices that it needs were checked. */
  isChecked: (format: AnswerFormat) => boolean;
  wanted: AnswerFormat | undefined;
  /** Checks the devices that it needs for this question, and comes back. */
  onWanted: (format: AnswerFormat) => void;
};

type Props = Omit<ComponentProps<typeof TakeStage>, 'format' | 'instead'> &
  ChosenFormat & {
    /** Nothing is recorded at the moment. */
    mayChange: boolean;
    /** The answer has ended the interview. */
    onEnded: () => void;
  };

/** Answers a question in one of its formats; with several the candidate chooses, and may change. */
export function FormatStage(props: Props) {
  const { question, isChecked, onWanted, mayChange } = props;
  const formats = question.formats.map(({ format }) => format);
  /** null: the candidate wants another one. */
  const [chosen, setChosen] = useState<AnswerFormat | null>();
  const begun = begunFormat(props);
  // Also what is found later: recordings of this device are read after a reload.
  if (chosen === undefined && begun !== undefined) setChosen(begun);
  const format = formats.length === 1 ? formats[0] : (chosen ?? undefined);

  function choose(wanted: AnswerFormat): void {
    setChosen(wanted);
    if (!isChecked(wanted)) onWanted(wanted);
  }
  return (
    <Suspense fallback={<Spinner label={texts.loading} className="m-auto size-8" />}>
      {format === undefined && <FormatChoice formats={formats} onChoose={choose} />}
      {format !== undefined && isRecorded(format) && (
        <TakeStage
          key={format}
          {...props}
          format={format}
          instead={<OtherFormats failed={format} formats={formats} onChoose={choose} />}
        />
      )}
      {format === 'file' && <Uploaded {...props} />}
      {format !== undefined && format !== 'file' && !isRecorded(format) && (
        <Given {...props} key={format} format={format} />
      )}
      {formats.length > 1 && format !== undefined && mayChange && (
        <Button variant="ghost" className="self-center" onClick={() => setChosen(null)}>
          {answerTexts.changeFormat}
        </Button>
      )}
    </Suspense>
  );
}

/** What was begun and not used yet; undefined: the candidate has not chosen. */
function begunFormat({ question: { id }, answers, wanted }: Props): AnswerFormat | undefined {
  if (wanted !== undefined) return wanted;
  const begun = answers.begunFormat(id);
  if (begun !== undefined) return begun;
  const take = answers.unjudged.get(id)?.at(-1) ?? answers.elsewhere.get(id);
  return take && recordedFormatOf(take.mimeType);
}

function Given(props: Props & { format: ValueFormat }) {
  const { question, format, answers, thinkingSeconds, isThinkingHeld, onUsed, onEnded } = props;
  // Arriving later, it would replace what is given here.
  if (answers.answers.get(question.id)?.status === 'sending')
    return <p role="status">{answerTexts.sendingVideo}</p>;
  return (
    <ValueStage
      // The time to think begins when nothing holds it any more.
      key={`${draftKey(question.id, format)} ${isThinkingHeld}`}
      question={question}
      format={format}
      drafts={answers.drafts}
      thinkingSeconds={isThinkingHeld ? 0 : thinkingSeconds}
      isUntimed={answers.isUntimed}
      attemptsLeft={answers.attemptsLeft(question.id, format)}
      isSending={[...answers.answers.values()].some(
        ({ status }) => status === 'sending' || status === 'checking',
      )}
      onUsed={(state) => {
        if (state.submission.isEnded) return onEnded();
        answers.onValueUsed(question.id, state);
        onUsed();
      }}
    />
  );
}

function Uploaded({ question, answers, onUsed }: Props) {
  // Arriving later, it would replace the files.
  if (answers.answers.get(question.id)?.status === 'sending')
    return <p role="status">{answerTexts.sendingVideo}</p>;
  return (
    <FileStage
      question={question}
      files={answers.files}
      onUsed={(state) => {
        answers.onValueUsed(question.id, state);
        onUsed();
      }}
    />
  );
}
