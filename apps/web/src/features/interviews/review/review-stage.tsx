import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { ConnectionNote } from '../session/connection-note.tsx';
import { ReviewList } from './review-list.tsx';
import { SubmitInterview } from './submit-interview.tsx';

type Props = {
  questions: readonly PublicQuestion[];
  answers: ReturnType<typeof useAnswers>;
  token: string;
  onBack: (index: number) => void;
  onDone: (personalToken: string) => void;
};

/** The stage 'Review Your Responses', with submitting. */
export function ReviewStage({ questions, answers, token, onBack, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-5">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {texts.review}
        </h1>
        {/* The note has its place also while there is none: it comes and goes, and must not move a button away. */}
        <div className="group mt-1 flex min-h-24 flex-col gap-1 sm:min-h-18">
          <p className="text-ink-soft group-has-[[role=status]]:max-sm:hidden">{texts.reviewText}</p>
          <ConnectionNote {...answers} isPlain />
        </div>
      </header>
      <ReviewList
        questions={questions}
        answers={answers.answers}
        isUnjudged={answers.isUnjudged}
        isBegun={(questionId) => answers.begunFormat(questionId) !== undefined}
        sent={answers.sent}
        answersLeft={answers.answersLeft}
        onCheckAgain={(questionId, takeId) => void answers.checkAgain(questionId, takeId)}
        onRestoreFormer={(questionId, answerId) => void answers.restoreFormer(questionId, answerId)}
        onOpen={onBack}
      />
      <SubmitInterview questions={questions} answers={answers} token={token} onDone={onDone}>
        <Button size="large" className="sm:self-start" onClick={() => onBack(questions.length - 1)}>
          {texts.backToQuestions}
        </Button>
      </SubmitInterview>
    </section>
  );
}
