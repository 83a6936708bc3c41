import type { OpenInterview } from '@nimble/contracts/interviews';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { costsNoRetake, createTakeDelivery, type KeptTake } from '../../recordings/index.ts';
import { judgingOf } from '../choice/judging.ts';
import { useDeliveries } from '../delivery/use-deliveries.ts';
import { useLeftBehind } from '../delivery/use-left-behind.ts';
import { useElsewhere } from '../elsewhere/use-elsewhere.ts';
import { sendingProgress } from '../review/submission-progress.ts';
import type { Answer, Answers } from './answers.ts';
import { answersOf, withFindings } from './known-answers.ts';
import { useChecks } from './use-checks.ts';
import { useRetakes } from './use-retakes.ts';
import { useUnjudged } from './use-unjudged.ts';

type Options = {
  token: string;
  submissionId: number;
  initial: OpenInterview;
};

/** The answers of this interview: on the server, being uploaded, and takes still to be reviewed. */
export function useAnswers({ token, submissionId, initial }: Options) {
  const { questions } = initial.job;
  const { takesLeft, onTaken, onUnusable } = useRetakes(initial);
  const { answers, set, onFindings } = useKnownAnswers(initial);
  const { unjudged, offer, judged } = useUnjudged();
  const [delivery] = useState(() => createTakeDelivery(token));
  const state = useSyncExternalStore(delivery.subscribe, delivery.snapshot);
  const onGivenUp = useCallback(
    (take: KeptTake) => {
      if (costsNoRetake(take)) onUnusable(take.questionId);
    },
    [onUnusable],
  );
  const { deliver, allDelivered } = useDeliveries({ delivery, questions, set, offer, onGivenUp });
  const mayRecordAgain = initial.job.retakes !== 0;
  const left = useLeftBehind({ submissionId, mayRecordAgain, delivery, deliver, offer });
  const wasRecorded = initial.takeCounts.length > 0;
  const away = useElsewhere({ token, submissionId, wasRecorded, isRestored: left.isRestored, offer });
  const checkAgain = useChecks({ token, answers, set, onFindings });
  const onRecorded = useCallback(
    (take: KeptTake) => {
      onTaken(take.questionId);
      offer(take);
    },
    [offer, onTaken],
  );

  const judging = judgingOf({ answers, unjudged, judged, delivery, deliver, onGivenUp });

  return {
    answers,
    unjudged,
    ...left,
    ...away,
    /** Was it recorded, and neither used nor discarded yet? */
    isUnjudged: (questionId: number) =>
      unjudged.has(questionId) || (away.elsewhere.has(questionId) && !answers.has(questionId)),
    delivery,
    ...state,
    /** Of the answers being uploaded; undefined without any, or while unknown. */
    sending: sendingProgress([...answers.values()], state),
    /** How often the answer to a question can still be recorded; null: without limit. */
    takesLeft(questionId: number): number | null {
      const left = takesLeft(questionId);
      // An unusable answer costs no retake (the server refunds it).
      return left === 0 && answers.get(questionId)?.status === 'failed' ? 1 : left;
    },
    onRecorded,
    ...judging,
    checkAgain,
    allDelivered,
    end: () => delivery.end(submissionId),
  };
}

/** The state of each answer: at first from the server, then from this device, and from the server's checks. */
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
