import { isRecorded } from '@nimble/contracts/answers';
import type { InterviewState, OpenInterview } from '@nimble/contracts/interviews';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { costsNoRetake, createTakeDelivery, type KeptTake } from '../../recordings/index.ts';
import { judgingOf } from '../choice/judging.ts';
import { useRetakes } from '../choice/use-retakes.ts';
import { useDeliveries } from '../delivery/use-deliveries.ts';
import { useLeftBehind } from '../delivery/use-left-behind.ts';
import { useContinuedElsewhere } from '../elsewhere/use-continued-elsewhere.ts';
import { useElsewhere } from '../elsewhere/use-elsewhere.ts';
import { useUnrecorded } from '../formats/use-unrecorded.ts';
import { sendingProgress } from '../review/submission-progress.ts';
import type { Answer, Answers } from './answers.ts';
import { answersOf, foundUnusable, withFindings } from './known-answers.ts';
import { useChecks } from './use-checks.ts';
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
  const { elsewhereNow, submitHere, onRefused } = useContinuedElsewhere(token);
  const writing = useUnrecorded({ token, submissionId, initial, onRefused });
  const { answers, set, onFindings } = useKnownAnswers(initial, onUnusable);
  const { unjudged, offer, judged } = useUnjudged();
  const [delivery] = useState(() => createTakeDelivery(token, onRefused));
  const state = useSyncExternalStore(delivery.subscribe, delivery.snapshot);
  const onGivenUp = useCallback(
    (take: KeptTake) => {
      if (costsNoRetake(take)) onUnusable(take.questionId);
    },
    [onUnusable],
  );
  const { deliver, allDelivered } = useDeliveries({ delivery, questions, set, offer, onGivenUp, onRefused });
  const mayRecordAgain = initial.job.retakes !== 0;
  const left = useLeftBehind({ submissionId, mayRecordAgain, delivery, deliver, offer });
  const wasRecorded = initial.takeCounts.length > 0;
  const away = useElsewhere({ token, submissionId, wasRecorded, isRestored: left.isRestored, offer });
  const checks = useChecks({ token, answers, set, onFindings, onRepeated: onTaken, onRefused });
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
    ...writing,
    /** Was it recorded or begun in another format, and neither used nor discarded yet? */
    isUnjudged: (questionId: number) =>
      unjudged.has(questionId) ||
      writing.begunFormat(questionId) !== undefined ||
      (away.elsewhere.has(questionId) && !answers.has(questionId)),
    /** Another device may have recorded it: what is known about that arrives any moment. */
    isSoughtElsewhere: (questionId: number) =>
      away.isSearching &&
      !answers.has(questionId) &&
      initial.takeCounts.some((count) => count.questionId === questionId),
    delivery,
    ...state,
    /** Progress of the answers being uploaded; undefined without any, or while unknown. */
    sending: sendingProgress([...answers.values()], state),
    /** How often the answer to a question can still be recorded; null: without limit. */
    takesLeft,
    /** The same of whichever of its formats leaves most; null: without limit. */
    answersLeft(questionId: number): number | null {
      const formats = questions.find(({ id }) => id === questionId)?.formats ?? [];
      const left = formats.map(({ format }) =>
        isRecorded(format) ? takesLeft(questionId) : writing.attemptsLeft(questionId, format),
      );
      return left.includes(null) ? null : Math.max(0, ...left.map((count) => count ?? 0));
    },
    /** A value became the answer: recordings that wait for a decision are discarded. */
    onValueUsed(questionId: number, state: InterviewState): void {
      for (const take of unjudged.get(questionId) ?? []) judging.giveUp(take);
      const answer = answersOf(state).get(questionId);
      if (answer !== undefined) set(questionId, answer);
    },
    onRecorded,
    ...judging,
    ...checks,
    allDelivered,
    /** Another device has submitted the interview, or goes on with it by an emailed link: this page ends. */
    elsewhereNow,
    submitHere,
    onRefused,
    async end(): Promise<void> {
      await Promise.all([delivery.end(submissionId), writing.drafts.end()]);
    },
  };
}

/**
 * The state of each answer: at first from the server, then from this device, and from the server's checks.
 * `onUnusable`, which must be stable between renders, is called for each answer that fails one.
 */
function useKnownAnswers(initial: OpenInterview, onUnusable: (questionId: number) => void) {
  const [answers, setAnswers] = useState<Answers>(() => answersOf(initial));
  const newest = useRef(answers);
  useEffect(() => {
    newest.current = answers;
  });
  return {
    answers,
    set: useCallback((questionId: number, answer: Answer) => {
      setAnswers((before) => new Map(before).set(questionId, answer));
    }, []),
    onFindings: useCallback(
      (known: Answers, asked: Answers) => {
        foundUnusable(newest.current, known, asked).forEach(onUnusable);
        setAnswers((shown) => withFindings(shown, known, asked));
      },
      [onUnusable],
    ),
  };
}
