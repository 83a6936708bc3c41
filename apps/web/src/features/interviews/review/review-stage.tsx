import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useEffect, useRef, useState } from 'react';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { said, interviewTexts as texts } from '../messages.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { ConnectionNote } from '../session/connection-note.tsx';
import { ReviewList } from './review-list.tsx';
import { deliveredAllPercent, deliveredPercent, submittedPercent } from './submission-progress.ts';
import { submitWhenChecked } from './submit-when-checked.ts';
import { UploadOverlay } from './upload-overlay.tsx';

type Props = {
  questions: readonly PublicQuestion[];
  answers: ReturnType<typeof useAnswers>;
  token: string;
  onBack: (index: number) => void;
  onDone: (personalToken: string) => void;
};

/** 'Review Your Responses', and the submission (spec 1 §2). */
export function ReviewStage({ questions, answers, token, onBack, onDone }: Props) {
  const [step, setStep] = useState<'reviewing' | 'delivering' | 'submitting' | 'submitted'>('reviewing');
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isComplete = questions.every(({ id, isRequired }) => {
    const answer = answers.answers.get(id);
    return answer === undefined ? !isRequired : answer.status !== 'failed';
  });

  const [submit] = useOnce(async () => {
    setProblem(undefined);
    setStep('delivering');
    try {
      await answers.allDelivered();
      setStep('submitting');
      const personalToken = await submitWhenChecked(token, setIsUnanswered);
      setStep('submitted');
      toast.success(texts.submitted);
      onDone(personalToken);
    } catch (error) {
      setStep('reviewing');
      setProblem(said(error, texts.submitFailed));
      toast.error(texts.submitFailed);
    }
  });

  function percent(): number {
    if (step === 'submitted') return submittedPercent;
    if (step === 'submitting') return deliveredAllPercent;
    return deliveredPercent([...answers.answers.values()], answers.sent);
  }
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
          disabled={!isComplete || answers.answers.size === 0}
          loading={step !== 'reviewing'}
          onClick={() => void submit()}
        >
          {texts.submit}
        </Button>
        <Button size="large" onClick={() => onBack(questions.length - 1)}>
          {texts.backToQuestions}
        </Button>
      </div>
      {step !== 'reviewing' && (
        <UploadOverlay
          percent={percent()}
          secondsLeft={answers.sending?.secondsLeft}
          isStuck={answers.isStuck || isUnanswered}
          isServerFull={answers.isServerFull}
        />
      )}
    </section>
  );
}
