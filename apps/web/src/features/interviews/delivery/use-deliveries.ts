import { recordedFormatOf } from '@nimble/contracts/answers';
import type { PublicQuestion } from '@nimble/contracts/interviews';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { KeptTake, TakeDelivery } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from '../question/answers.ts';
import { Deliveries } from './deliveries.ts';
import { reasonOf } from './upload-failure.ts';

type Options = {
  delivery: TakeDelivery;
  questions: readonly PublicQuestion[];
  /** All must be stable between renders. */
  set: (questionId: number, answer: Answer) => void;
  offer: (take: KeptTake) => void;
  onGivenUp: (take: KeptTake) => void;
  /** Resolves to whether the page ends with it: then nothing has failed that the candidate could mend. */
  onRefused: (error: unknown) => Promise<boolean>;
};

/** Turns takes into the answers to their questions, and reports the progress of each. */
export function useDeliveries({ delivery, questions, set, offer, onGivenUp, onRefused }: Options) {
  const [deliveries] = useState(
    () =>
      new Deliveries(delivery, {
        onSending: (take) => set(take.questionId, { status: 'sending', take }),
        onAccepted: ({ questionId, mimeType }) =>
          set(questionId, { status: 'checking', format: recordedFormatOf(mimeType) }),
        onGivenUp,
        onRefused({ questionId }, error, over) {
          const number = questions.findIndex(({ id }) => id === questionId) + 1;
          set(questionId, {
            status: 'failed',
            reason: texts.uploadFailedBecause({ number, reason: reasonOf(error) }),
          });
          for (const take of over) offer(take);
          void onRefused(error).then((isEnding) => {
            if (!isEnding) toast.error(texts.uploadFailed);
          });
        },
      }),
  );
  return deliveries;
}
