import { useEffect, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { type KeptTake, sliceStore, sortLeftBehind, type TakeDelivery } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';

type Options = {
  submissionId: number;
  delivery: TakeDelivery;
  /** Neither changes from one rendering to the next. */
  deliver: (take: KeptTake) => void;
  offer: (take: KeptTake) => void;
};

/**
 * What a reload or a crash has cut short goes on.
 * @returns whether it is known by now what this device still holds
 */
export function useLeftBehind({ submissionId, delivery, deliver, offer }: Options): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    async function restore(): Promise<void> {
      const left = sortLeftBehind(await sliceStore.ofSubmission(submissionId));
      for (const take of left.chosen) deliver(take);
      for (const take of left.unjudged) {
        delivery.send(take);
        offer(take);
      }
      for (const take of left.obsolete) void delivery.discard(take.takeId);
    }
    void restore()
      .catch(() => toast.error(texts.unexpected))
      .finally(() => setIsRestored(true));
  }, [submissionId, delivery, deliver, offer]);
  return isRestored;
}
