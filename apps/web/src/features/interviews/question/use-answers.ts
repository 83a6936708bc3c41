import type { OpenInterview } from '@nimble/contracts/interviews';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { costsNoRetake, createTakeDelivery, type KeptTake } from '../../recordings/index.ts';
import { sendingProgress } from '../review/submission-progress.ts';
import type { Answer, Answers } from './answers.ts';
import { answersOf, withFindings } from './known-answers.ts';
import { useChecks } from './use-checks.ts';
import { useDeliveries } from './use-deliveries.ts';
import { useLeftBehind } from './use-left-behind.ts';
import { useRetakes } from './use-retakes.ts';
import { useUnjudged } from './use-unjudged.ts';

type Options = {
  token: string;
  submissionId: number;
  initial: OpenInterview;
};

/** The answers of this interview: those the server has, those on their way to it, and takes still to be judged. */
export function useAnswers({ token, submissionId, initial }: Options) {
  const { questions } = initial.job;
  const { takesLeft, onTaken, onUnusable } = useRetakes(initial);
  const { answers, set, onFindings } = useKnownAnswers(initial);
  const { unjudged, offer, judged } = useUnjudged();
  const [delivery] = useState(() => createTakeDelivery(token));
  const state = useSyncExternalStore(delivery.subscribe, delivery.snapshot);
  const { deliver, allDelivered } = useDeliveries({ delivery, questions, set });
  const isRestored = useLeftBehind({ submissionId, delivery, deliver, offer });
  const checkAgain = useChecks({ token, answers, set, onFindings });
  const onRecorded = useCallback(
    (take: KeptTake) => {
      onTaken(take.questionId);
      offer(take);
    },
    [offer, onTaken],
  );

  return {
    answers,
    unjudged,
    /** Until then nobody knows what this device still holds. */
    isRestored,
    delivery,
    ...state,
    /** Of the answers on their way; undefined when none is, or nobody can tell yet. */
    sending: sendingProgress([...answers.values()], state),
    /** How often the answer to a question can still be recorded; null: without limit. */
    takesLeft(questionId: number): number | null {
      const left = takesLeft(questionId);
      // An answer that cannot be used costs none (the server counts it back).
      return left === 0 && answers.get(questionId)?.status === 'failed' ? 1 : left;
    },
    onRecorded,
    use(take: KeptTake): void {
      judged(take);
      deliver(take);
    },
    checkAgain,
    retake(take: KeptTake): void {
      judged(take);
      const isUnusable = costsNoRetake(take);
      if (isUnusable) onUnusable(take.questionId);
      void delivery.discard(take.takeId, { isUnusable });
    },
    allDelivered,
    end: () => delivery.end(submissionId),
  };
}

/** What is known of each answer: at first from the server, then from what happens here, and from the server's checks. */
function useKnownAnswers(initial: OpenInterview) {
  const [answers, setAnswers] = useState<Answers>(() => answersOf(initial));
  return {
    answers,
    set: useCallback((questionId: number, answer: Answer) => {
      setAnswers((before) => new Map(before).set(questionId, answer));
    }, []),
    onFindings: useCallback((known: Answers) => {
      setAnswers((shown) => withFindings(shown, known));
    }, []),
  };
}
