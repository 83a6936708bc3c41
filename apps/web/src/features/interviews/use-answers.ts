import { currentInterview, type InterviewState } from '@nimble/contracts/interviews';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { deliverAnswer, discardTakeEverywhere, type FinishedTake, sliceStore } from '../recordings/index.ts';

export type AnswerStatus = 'sending' | 'checking' | 'ready' | 'failed';
/** The state of each answered question, by its id. */
export type Answers = ReadonlyMap<number, AnswerStatus>;

const pollMilliseconds = 1000;

/** The answers of this interview: those the server has, and those on their way to it. */
export function useAnswers(token: string, submissionId: number, initial: InterviewState) {
  const [answers, setAnswers] = useState<Answers>(() => statusesOf(initial));
  const delivering = useRef(new Map<number, Promise<void>>());

  const set = useCallback((questionId: number, status: AnswerStatus) => {
    setAnswers((before) => new Map(before).set(questionId, status));
  }, []);

  const deliver = useCallback(
    (questionId: number, takeId: string, sender?: FinishedTake['sender']) => {
      set(questionId, 'sending');
      const delivery = deliverAnswer(takeId, token, sender).then(
        () => set(questionId, 'checking'),
        () => set(questionId, 'failed'),
      );
      delivering.current.set(questionId, delivery);
    },
    [set, token],
  );

  // What a reload or a crash has cut short goes on.
  useEffect(() => {
    void sliceStore.ofSubmission(submissionId).then((takes) => {
      for (const take of takes) {
        if (take.state === 'chosen' && !delivering.current.has(take.questionId))
          deliver(take.questionId, take.takeId);
      }
    });
  }, [submissionId, deliver]);

  const isChecking = [...answers.values()].includes('checking');
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(async () => {
      const state = await call(currentInterview, { token }).catch(() => undefined);
      if (state === undefined) return;
      const known = statusesOf(state.data);
      setAnswers((before) => {
        const merged = new Map(before);
        for (const [id, status] of known) if (merged.get(id) === 'checking') merged.set(id, status);
        return merged;
      });
    }, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isChecking, token]);

  return {
    answers,
    use: (questionId: number, take: FinishedTake) => deliver(questionId, take.takeId, take.sender),
    discard: (take: FinishedTake) => discardTakeEverywhere(take.takeId, token, take.sender),
    /** Resolves when every answer has reached the server. */
    allDelivered: () => Promise.all(delivering.current.values()),
  };
}

function statusesOf(state: InterviewState): Answers {
  const shown = { uploading: 'checking', ready: 'ready', failed: 'failed' } as const;
  return new Map(state.responses.map((response) => [response.questionId, shown[response.processingStatus]]));
}
