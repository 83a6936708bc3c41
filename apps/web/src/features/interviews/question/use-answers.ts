import { currentInterview, type InterviewState, type OpenInterview } from '@nimble/contracts/interviews';
import { checkTakeAgain } from '@nimble/contracts/recordings';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api-client.ts';
import { createTurns } from '../../../lib/turns.ts';
import { pause } from '../../../lib/until-answered.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import {
  costsNoRetake,
  createTakeDelivery,
  type KeptTake,
  sliceStore,
  sortLeftBehind,
} from '../../recordings/index.ts';
import { said, saidOfAnswer, interviewTexts as texts } from '../messages.ts';
import { sendingProgress } from '../review/submission-progress.ts';
import type { Answer, Answers } from './answers.ts';
import { reasonOf } from './upload-failure.ts';
import { useRetakes } from './use-retakes.ts';

const pollMilliseconds = 1000;

type Options = {
  token: string;
  submissionId: number;
  initial: OpenInterview;
};

/** The answers of this interview: those the server has, those on their way to it, and takes still to be judged. */
export function useAnswers({ token, submissionId, initial }: Options) {
  const { questions } = initial.job;
  const { takesLeft, onTaken, onUnusable } = useRetakes(initial);
  const [answers, setAnswers] = useState<Answers>(() => answersOf(initial));
  const [unjudged, setUnjudged] = useState<ReadonlyMap<number, KeptTake>>(new Map());
  const [isRestored, setIsRestored] = useState(false);
  const [delivery] = useState(() => createTakeDelivery(token));
  const [checks] = useState(createTurns);
  const state = useSyncExternalStore(delivery.subscribe, delivery.snapshot);
  const { isStuck, isServerFull, sent, bytesPerSecond } = state;
  const deliveries = useRef(new Map<number, { takeId: string; done: Promise<void> }>());

  const set = useCallback((questionId: number, answer: Answer) => {
    setAnswers((before) => new Map(before).set(questionId, answer));
  }, []);

  const judge = useCallback((questionId: number, take: KeptTake | undefined) => {
    setUnjudged((before) => {
      const after = new Map(before);
      if (take === undefined) after.delete(questionId);
      else after.set(questionId, take);
      return after;
    });
  }, []);

  const deliver = useCallback(
    (take: KeptTake) => {
      const { questionId, takeId } = take;
      const earlier = deliveries.current.get(questionId);
      if (earlier?.takeId === takeId) return;
      set(questionId, { status: 'sending', take });
      async function run(): Promise<void> {
        // An earlier answer still on its way must not arrive after this one and take its place.
        if (earlier !== undefined) {
          await delivery.discard(earlier.takeId);
          await earlier.done;
        }
        await delivery.deliver(takeId);
      }
      const isNewest = () => deliveries.current.get(questionId)?.takeId === takeId;
      const done = run().then(
        () => {
          if (!isNewest()) return;
          set(questionId, { status: 'checking' });
          toast.success(texts.uploaded);
        },
        (error: unknown) => {
          if (!isNewest()) return;
          const number = questions.findIndex(({ id }) => id === questionId) + 1;
          set(questionId, { status: 'failed', reason: texts.uploadFailedBecause(number, reasonOf(error)) });
          toast.error(texts.uploadFailed);
        },
      );
      deliveries.current.set(questionId, { takeId, done });
    },
    [delivery, set, questions],
  );

  // What a reload or a crash has cut short goes on.
  useEffect(() => {
    async function restore(): Promise<void> {
      const left = sortLeftBehind(await sliceStore.ofSubmission(submissionId));
      for (const take of left.chosen) deliver(take);
      for (const take of left.unjudged) {
        delivery.send(take);
        judge(take.questionId, take);
      }
      for (const take of left.obsolete) void delivery.discard(take.takeId);
    }
    void restore()
      .catch(() => toast.error(texts.unexpected))
      .finally(() => setIsRestored(true));
  }, [submissionId, deliver, delivery, judge]);

  const onRecorded = useCallback(
    (take: KeptTake) => {
      onTaken(take.questionId);
      judge(take.questionId, take);
    },
    [judge, onTaken],
  );

  const isChecking = [...answers.values()].some(({ status }) => status === 'checking');
  useEffect(() => {
    if (!isChecking) return;
    const stopping = new AbortController();
    void followChecks(token, stopping.signal, (known) => {
      setAnswers((before) => new Map([...before].map(([id, answer]) => [id, newer(answer, known.get(id))])));
    });
    return () => stopping.abort();
  }, [isChecking, token]);

  return {
    answers,
    unjudged,
    /** Until then nobody knows what this device still holds. */
    isRestored,
    delivery,
    isStuck,
    isServerFull,
    sent,
    bytesPerSecond,
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
      judge(take.questionId, undefined);
      deliver(take);
    },
    async checkAgain(questionId: number, takeId: string): Promise<void> {
      if (checks.onItsWay(takeId) !== undefined) return;
      const before = answers.get(questionId);
      set(questionId, { status: 'checking' });
      try {
        await checks.begin(takeId, '', () => call(checkTakeAgain, { token, params: { takeId } }));
      } catch (error) {
        if (before !== undefined) set(questionId, before);
        toast.error(said(error, texts.unexpected));
      }
    },
    retake(take: KeptTake): void {
      judge(take.questionId, undefined);
      const isUnusable = costsNoRetake(take);
      if (isUnusable) onUnusable(take.questionId);
      void delivery.discard(take.takeId, { isUnusable });
    },
    /** Resolves when every answer has reached the server, or failed for good. */
    allDelivered: () => Promise.all([...deliveries.current.values()].map(({ done }) => done)),
    end: () => delivery.end(submissionId),
  };
}

/** Asks again and again what the server found; a lost line is no finding. */
async function followChecks(
  token: string,
  signal: AbortSignal,
  onKnown: (known: Answers) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(pollMilliseconds, signal);
    const state = await call(currentInterview, { token, signal }).catch(() => undefined);
    if (state !== undefined && !signal.aborted) onKnown(answersOf(state.data));
  }
}

function newer(shown: Answer, known: Answer | undefined): Answer {
  return shown.status === 'checking' && known !== undefined ? known : shown;
}

function answersOf(state: InterviewState): Answers {
  return new Map(
    state.responses.map(({ questionId, takeId, processingStatus, failure }): [number, Answer] => {
      if (processingStatus === 'failed') {
        const reason = failure === null ? texts.recordAgainPlease : saidOfAnswer(failure);
        const isUnchecked = failure?.code === 'recording.not_checked';
        return [questionId, { status: 'failed', reason, ...(isUnchecked && { uncheckedTake: takeId }) }];
      }
      return [questionId, { status: processingStatus === 'ready' ? 'ready' : 'checking' }];
    }),
  );
}
