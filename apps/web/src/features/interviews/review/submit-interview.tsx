import type { PublicQuestion } from '@nimble/contracts/interviews';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useBackStep } from '../back-button/use-back-step.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answers } from '../question/answers.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { UnansweredDialog } from './unanswered-dialog.tsx';
import { UploadOverlay } from './upload-overlay.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  questions: readonly PublicQuestion[];
  answers: ReturnType<typeof useAnswers>;
  token: string;
  onDone: (personalToken: string) => void;
  /** Shown beside the button. */
  children: ReactNode;
};

/** Submits the interview, after a confirmation if questions have no answer, and shows the progress. */
export function SubmitInterview({ questions, answers, token, onDone, children }: Props) {
  const submission = useSubmission({ answers, token, onDone });
  const { submit, isSubmitting, problem } = submission;
  // The browser's back button does not leave while submitting.
  useBackStep(isSubmitting ? 'submitting' : undefined, () => undefined);
  const unanswered = unansweredOf(questions, answers);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className="rounded-card border border-danger-line bg-danger-soft p-3 text-danger-ink">
          {problem}
        </p>
      )}
      <div data-stays="bottom" className="stays-below fades-to-canvas flex flex-col py-2">
        <Button
          variant="primary"
          size="large"
          className="sm:self-start"
          disabled={!isComplete(questions, answers.answers)}
          loading={isSubmitting}
          onClick={() => (unanswered.length > 0 ? setIsAsking(true) : void submit())}
        >
          {texts.submit}
        </Button>
      </div>
      {children}
      {isAsking && (
        <UnansweredDialog
          numbers={unanswered}
          onCancel={() => setIsAsking(false)}
          onSubmit={() => {
            setIsAsking(false);
            void submit();
          }}
        />
      )}
      {isSubmitting && <Progress submission={submission} answers={answers} />}
    </>
  );
}

type ProgressProps = { submission: ReturnType<typeof useSubmission>; answers: Props['answers'] };

function Progress({ submission, answers }: ProgressProps) {
  return (
    <UploadOverlay
      percent={submission.percent}
      secondsLeft={answers.sending?.secondsLeft}
      isStuck={answers.isStuck || submission.isUnanswered}
      isServerFull={answers.isServerFull}
      isSubmitted={submission.isSubmitted}
    />
  );
}

/** At least one answer, all required ones, and nothing to be recorded again. */
function isComplete(questions: readonly PublicQuestion[], answers: Answers): boolean {
  if (answers.size === 0) return false;
  return questions.every(({ id, isRequired }) => {
    const answer = answers.get(id);
    return answer === undefined ? !isRequired : answer.status !== 'failed';
  });
}

/** Their numbers: there is no answer, or something newer was recorded or written and not used. */
function unansweredOf(
  questions: readonly PublicQuestion[],
  { answers, isUnjudged }: Props['answers'],
): number[] {
  return questions.flatMap(({ id }, index) => (answers.has(id) && !isUnjudged(id) ? [] : [index + 1]));
}
