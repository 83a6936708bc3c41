import { currentInterview } from '@nimble/contracts/interviews';
import { checkTakeAgain, restoreFormerAnswer } from '@nimble/contracts/recordings';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { createRunningCalls } from '../../../lib/running-calls.ts';
import { pause } from '../../../lib/until-answered.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer, Answers } from './answers.ts';
import { answersOf } from './known-answers.ts';

const pollMilliseconds = 1000;

type Options = {
  token: string;
  answers: Answers;
  set: (questionId: number, answer: Answer) => void;
  /** `asked`: the answers that it is about. Must be stable between renders. */
  onFindings: (known: Answers, asked: Answers) => void;
  /** Its recording counts again, as on the server. */
  onRepeated: (questionId: number) => void;
  /** Resolves to whether the page ends with it. Must be stable between renders. */
  onRefused: (error: unknown) => Promise<boolean>;
};

/** The server checks whether each received answer can be played. Follows its results. */
export function useChecks({ token, answers, set, onFindings, onRepeated, onRefused }: Options) {
  const [turns] = useState(createRunningCalls);
  // Until a repeated check has begun, the server has only the result of the one before.
  const asking = useEffectEvent(
    (): Answers => new Map([...answers].filter(([id]) => turns.onItsWay(`${id}`) === undefined)),
  );
  const isChecking = [...answers.values()].some(({ status }) => status === 'checking');
  useEffect(() => {
    if (!isChecking) return;
    const stopping = new AbortController();
    void followChecks(token, stopping.signal, { asking: () => asking(), onFindings, onRefused });
    return () => stopping.abort();
  }, [isChecking, token, onFindings, onRefused]);

  /** @returns whether the server has begun a check. */
  async function beginCheck(questionId: number, begin: () => Promise<unknown>): Promise<boolean> {
    if (turns.onItsWay(`${questionId}`) !== undefined) return false;
    const before = answers.get(questionId);
    set(questionId, { status: 'checking' });
    try {
      await turns.begin(`${questionId}`, '', begin);
      return true;
    } catch (error) {
      if (before !== undefined) set(questionId, before);
      if (!(await onRefused(error))) toast.error(messageOf(error, texts.unexpected));
      return false;
    }
  }

  return {
    /** Repeats an interrupted check. */
    async checkAgain(questionId: number, takeId: string): Promise<void> {
      const params = { takeId };
      if (await beginCheck(questionId, () => call(checkTakeAgain, { token, params }))) onRepeated(questionId);
    },
    /** The recording that this unusable answer replaced is the answer again. */
    async restoreFormer(questionId: number, id: number): Promise<void> {
      await beginCheck(questionId, () => call(restoreFormerAnswer, { token, params: { id } }));
    },
  };
}

/** Polls the server's results; a lost connection is ignored, and a refusal may end the page. */
async function followChecks(
  token: string,
  signal: AbortSignal,
  { asking, onFindings, onRefused }: Pick<Options, 'onFindings' | 'onRefused'> & { asking: () => Answers },
): Promise<void> {
  while (!signal.aborted) {
    await pause(pollMilliseconds, signal);
    const asked = asking();
    const state = await call(currentInterview, { token, signal }).catch((error: unknown) => {
      void onRefused(error);
      return undefined;
    });
    if (state !== undefined && !signal.aborted) onFindings(answersOf(state.data), asked);
  }
}
