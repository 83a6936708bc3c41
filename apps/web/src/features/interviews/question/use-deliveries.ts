import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useCallback, useRef } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { KeptTake, TakeDelivery } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from './answers.ts';
import { reasonOf } from './upload-failure.ts';

type Options = {
  delivery: TakeDelivery;
  questions: readonly PublicQuestion[];
  /** Must be stable between renders. */
  set: (questionId: number, answer: Answer) => void;
};

/** Turns takes into the answers to their questions, and reports the progress of each. */
export function useDeliveries({ delivery, questions, set }: Options) {
  const begun = useRef(new Map<number, { takeId: string; done: Promise<void> }>());

  const deliver = useCallback(
    (take: KeptTake) => {
      const { questionId, takeId } = take;
      const earlier = begun.current.get(questionId);
      if (earlier?.takeId === takeId) return;
      set(questionId, { status: 'sending', take });
      async function run(): Promise<void> {
        // An earlier answer still being uploaded must not arrive after this one and replace it.
        if (earlier !== undefined) {
          await delivery.discard(earlier.takeId);
          await earlier.done;
        }
        await delivery.deliver(takeId);
      }
      const isNewest = () => begun.current.get(questionId)?.takeId === takeId;
      const done = run().then(
        () => {
          if (!isNewest()) return;
          set(questionId, { status: 'checking' });
        },
        (error: unknown) => {
          if (!isNewest()) return;
          const number = questions.findIndex(({ id }) => id === questionId) + 1;
          set(questionId, { status: 'failed', reason: texts.uploadFailedBecause(number, reasonOf(error)) });
          toast.error(texts.uploadFailed);
        },
      );
      begun.current.set(questionId, { takeId, done });
    },
    [delivery, set, questions],
  );

  return {
    deliver,
    /** Resolves when every answer has reached the server, or failed for good. */
    allDelivered: () => Promise.all([...begun.current.values()].map(({ done }) => done)),
  };
}
