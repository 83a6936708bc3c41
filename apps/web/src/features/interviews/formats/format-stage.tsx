import type { AnswerFormat } from '@nimble/contracts/answers';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { answerTexts, draftKey, loadFormatChoice, loadWriteStage } from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { TakeStage } from '../question/take-stage.tsx';
import { lazyPage } from '../session/lazy-page.tsx';

const [FormatChoice] = lazyPage(loadFormatChoice);
const [WriteStage] = lazyPage(loadWriteStage);

/** What answering on video takes before it is recorded. */
export type VideoStep = {
  /** Camera and microphone were checked, or are not needed here. */
  devicesChecked: boolean;
  /** The candidate chose video before the check. */
  isVideoWanted: boolean;
  /** Checks them for this question, and comes back. */
  onVideo: () => void;
};

type Props = ComponentProps<typeof TakeStage> &
  VideoStep & {
    /** Nothing is recorded at the moment. */
    mayChange: boolean;
  };

/** Answers a question in one of its formats; with several the candidate chooses, and may change. */
export function FormatStage(props: Props) {
  const { question, devicesChecked, onVideo, mayChange } = props;
  const formats = question.formats.map(({ format }) => format);
  const [chosen, setChosen] = useState<AnswerFormat | undefined>(() => begunFormat(props));
  const format = formats.length === 1 ? formats[0] : chosen;

  function choose(wanted: AnswerFormat): void {
    setChosen(wanted);
    if (wanted === 'video' && !devicesChecked) onVideo();
  }
  return (
    <Suspense fallback={<Spinner label={texts.loading} className="m-auto size-8" />}>
      {format === undefined && <FormatChoice formats={formats} onChoose={choose} />}
      {format === 'video' && <TakeStage {...props} />}
      {format === 'text' && <Written {...props} />}
      {formats.length > 1 && format !== undefined && mayChange && (
        <Button variant="ghost" className="self-center" onClick={() => setChosen(undefined)}>
          {answerTexts.changeFormat}
        </Button>
      )}
    </Suspense>
  );
}

/** What was begun and not used yet; undefined: the candidate has not chosen. */
function begunFormat({ question: { id }, answers, isVideoWanted }: Props): AnswerFormat | undefined {
  if (answers.isWriting(id)) return 'text';
  const isRecorded = isVideoWanted || answers.unjudged.has(id) || answers.elsewhere.has(id);
  return isRecorded ? 'video' : undefined;
}

function Written({ question, answers, thinkingSeconds, isThinkingHeld, onUsed }: Props) {
  // Arriving later, it would replace what is written.
  if (answers.answers.get(question.id)?.status === 'sending')
    return <p role="status">{answerTexts.sendingVideo}</p>;
  return (
    <WriteStage
      // The time to think begins when nothing holds it any more.
      key={`${draftKey(question.id, 'text')} ${isThinkingHeld}`}
      question={question}
      drafts={answers.drafts}
      thinkingSeconds={isThinkingHeld ? 0 : thinkingSeconds}
      attemptsLeft={answers.attemptsLeft(question.id)}
      onUsed={(state) => {
        answers.onValueUsed(question.id, state);
        onUsed();
      }}
    />
  );
}
