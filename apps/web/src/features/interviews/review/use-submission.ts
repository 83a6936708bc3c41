import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { deliveredAllPercent, deliveredPercent, submittedPercent } from './submission-progress.ts';
import { submitWhenChecked } from './submit-when-checked.ts';

type Options = {
  answers: ReturnType<typeof useAnswers>;
  token: string;
  onDone: (personalToken: string) => void;
};

/** Submits the interview once all of its answers are uploaded, and reports the progress. */
export function useSubmission({ answers, token, onDone }: Options) {
  const [step, setStep] = useState<'reviewing' | 'delivering' | 'submitting' | 'submitted'>('reviewing');
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [problem, setProblem] = useState<string>();

  const [submit] = useOnce(async () => {
    setProblem(undefined);
    setStep('delivering');
    try {
      // The server would accept an interview without an optional answer, and the device forget its recording.
      if (!(await answers.allDelivered())) return setStep('reviewing');
      setStep('submitting');
      const personalToken = await answers.submitHere(() => submitWhenChecked(token, setIsUnanswered));
      setStep('submitted');
      onDone(personalToken);
    } catch (error) {
      setStep('reviewing');
      if (await answers.onRefused(error)) return;
      setProblem(messageOf(error, texts.submitFailed));
      toast.error(texts.submitFailed);
    }
  });

  function percent(): number {
    if (step === 'submitted') return submittedPercent;
    if (step === 'submitting') return deliveredAllPercent;
    return deliveredPercent([...answers.answers.values()], answers.sent);
  }
  return {
    submit,
    isSubmitting: step !== 'reviewing',
    isSubmitted: step === 'submitted',
    percent: percent(),
    /** The server does not answer at the moment. */
    isUnanswered,
    problem,
  };
}
