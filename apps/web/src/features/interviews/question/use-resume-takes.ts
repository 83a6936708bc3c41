import { useEffect, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { type KeptTake, sliceStore, sortLeftBehind, type TakeDelivery } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';

type Options = {
  submissionId: number;
  delivery: TakeDelivery;
  /** Both must be stable between renders. */
  deliver: (take: KeptTake) => void;
  offer: (take: KeptTake) => void;
};

/**
 * Resumes what a reload or a crash has interrupted.
 * @returns whether the content of this device is known by now
 */
export function useResumeTakes({ submissionId, delivery, deliver, offer }: Options): boolean {
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
