import type { PublicQuestion } from '@nimble/contracts/interviews';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveRecorder, TakePreview, useCamera } from '../recordings/index.ts';
import { interviewTexts as texts } from './messages.ts';
import type { useAnswers } from './use-answers.ts';

type Props = {
  question: PublicQuestion;
  submissionId: number;
  answers: ReturnType<typeof useAnswers>;
  onUsed: () => void;
};

/** Records an answer; a take that is recorded and not judged yet is shown first, also after a reload or a crash. */
export function TakeStage({ question, submissionId, answers, onUsed }: Props) {
  const { camera, ask } = useCamera();
  const take = answers.unjudged.get(question.id);
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
        onRetake={() => answers.retake(take)}
        onUse={() => {
          answers.use(take);
          onUsed();
        }}
      />
    );
  }
  return (
    <LiveRecorder
      camera={camera}
      onAskCamera={ask}
      question={question}
      submissionId={submissionId}
      delivery={answers.delivery}
      onRecorded={answers.onRecorded}
    />
  );
}
