import { type AnswerFormat, isRecorded, type ValueFormat } from '@nimble/contracts/answers';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { answerTexts, draftKey, loadFormatChoice, loadValueStage } from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { TakeStage } from '../question/take-stage.tsx';
import { lazyPage } from '../session/lazy-page.tsx';

const [FormatChoice] = lazyPage(loadFormatChoice);
const [ValueStage] = lazyPage(loadValueStage);

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
    /** The answer has ended the interview. */
    onEnded: () => void;
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
      {format !== undefined && !isRecorded(format) && <Given {...props} key={format} format={format} />}
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
  const begun = answers.begunFormat(id);
  if (begun !== undefined) return begun;
  const wasRecorded = isVideoWanted || answers.unjudged.has(id) || answers.elsewhere.has(id);
  return wasRecorded ? 'video' : undefined;
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
