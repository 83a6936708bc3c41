import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useBackStep } from '../back-button/use-back-step.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answers } from '../question/answers.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { ConnectionNote } from '../session/connection-note.tsx';
import { ReviewList } from './review-list.tsx';
import { UnansweredDialog } from './unanswered-dialog.tsx';
import { UploadOverlay } from './upload-overlay.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  questions: readonly PublicQuestion[];
  answers: ReturnType<typeof useAnswers>;
  token: string;
  onBack: (index: number) => void;
  onDone: (personalToken: string) => void;
};

/** 'Review Your Responses', and the submission (spec 1 §2). */
export function ReviewStage({ questions, answers, token, onBack, onDone }: Props) {
  const submission = useSubmission({ answers, token, onDone });
  const { submit, isSubmitting, percent, problem } = submission;
  // What is being submitted is not left by the browser's back button.
  useBackStep(isSubmitting ? 'submitting' : undefined, () => undefined);
  const unanswered = unansweredOf(questions, answers);
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-5">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {texts.review}
        </h1>
        <p className="mt-1 text-ink-soft">{texts.reviewText}</p>
      </header>
      <ConnectionNote {...answers} />
      <ReviewList
        questions={questions}
        answers={answers.answers}
        unjudged={answers.unjudged}
        sent={answers.sent}
        takesLeft={answers.takesLeft}
        onCheckAgain={(questionId, takeId) => void answers.checkAgain(questionId, takeId)}
        onOpen={onBack}
      />
      {problem !== undefined && (
        <p role="alert" className="rounded-card border border-danger-line bg-danger-soft p-3 text-danger-ink">
          {problem}
        </p>
      )}
      <div className="flex gap-3 max-sm:flex-col">
        <Button
          variant="primary"
          size="large"
          disabled={!isComplete(questions, answers.answers)}
          loading={isSubmitting}
          onClick={() => (unanswered.length > 0 ? setIsAsking(true) : void submit())}
        >
          {texts.submit}
        </Button>
        <Button size="large" onClick={() => onBack(questions.length - 1)}>
          {texts.backToQuestions}
        </Button>
      </div>
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
      {isSubmitting && (
        <UploadOverlay
          percent={percent}
          secondsLeft={answers.sending?.secondsLeft}
          isStuck={answers.isStuck || submission.isUnanswered}
          isServerFull={answers.isServerFull}
          isSubmitted={submission.isSubmitted}
        />
      )}
    </section>
  );
}

/** Something is answered, every required question among it, and nothing has to be recorded again. */
function isComplete(questions: readonly PublicQuestion[], answers: Answers): boolean {
  if (answers.size === 0) return false;
  return questions.every(({ id, isRequired }) => {
    const answer = answers.get(id);
    return answer === undefined ? !isRequired : answer.status !== 'failed';
  });
}

/** Their numbers: nothing was recorded, or it was not used. */
function unansweredOf(
  questions: readonly PublicQuestion[],
  { answers, unjudged }: Props['answers'],
): number[] {
  return questions.flatMap(({ id }, index) => (answers.has(id) && !unjudged.has(id) ? [] : [index + 1]));
}
