import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useId, useState } from 'react';
import { requiredProgress } from '../welcome/minutes.ts';
import type { useAnswers } from './use-answers.ts';
import { useLeaveRecording } from './use-leave-recording.tsx';

type Options = {
  questions: readonly PublicQuestion[];
  index: number;
  answers: ReturnType<typeof useAnswers>;
  onMove: (index: number) => void;
};

/** The current question, and the navigation to others, which a recording can disable. */
export type QuestionPlace = ReturnType<typeof useQuestionPlace>;

export function useQuestionPlace({ questions, index, answers, onMove }: Options) {
  const question = questions[index];
  const [again, setAgain] = useState<number>();
  const [accepted, setAccepted] = useState<number>();
  const leaving = useLeaveRecording(question !== undefined && answers.takesLeft(question.id) === 1);
  const reasonId = useId();

  function isAnswered(id: number): boolean {
    const answer = answers.answers.get(id);
    return answer !== undefined && answer.status !== 'failed';
  }
  function move(to: number): void {
    if (to === index && leaving.running !== undefined) return;
    leaving.request(() => {
      setAccepted(undefined);
      setAgain(undefined);
      onMove(to);
    });
  }
  const isLast = index === questions.length - 1;
  const missing = questions.findIndex(({ id, isRequired }) => isRequired && !isAnswered(id));
  return {
    index,
    isLast,
    /**
     * The next question after an answer: after the last, the first required one without an answer; undefined without
     * any.
     */
    next: isLast ? (missing === -1 ? undefined : missing) : index + 1,
    /** How many of the required questions are answered, in percent. */
    progress: requiredProgress(questions, isAnswered),
    isAnswered,
    isUnjudged: answers.isUnjudged,
    /** Otherwise the existing answer is shown. */
    isRecording: (id: number) => !isAnswered(id) || again === id || answers.unjudged.has(id),
    /** Accepted just now, not on an earlier visit. */
    isNew: (id: number) => accepted === id,
    recordAgain: setAgain,
    onUsed(id: number): void {
      setAgain(undefined);
      setAccepted(id);
    },
    leaving,
    move,
    navigation: { index, isLast, isClosed: leaving.isClosed, onMove: move },
    reasonId,
    /** The id of the text that says why this question cannot be left. */
    closedBy: leaving.isClosed ? reasonId : undefined,
  };
}
