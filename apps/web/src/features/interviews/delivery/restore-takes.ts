import { type KeptTake, sliceStore, sortLeftBehind, type TakeDelivery } from '../../recordings/index.ts';

export type Restoring = {
  submissionId: number;
  /** Keep earlier takes of a question besides the newest. */
  keepsEarlier: boolean;
  delivery: TakeDelivery;
  deliver: (take: KeptTake, over: readonly KeptTake[]) => void;
  offer: (take: KeptTake) => void;
};

/** Continues after a reload or a crash. */
export async function restoreTakes(restoring: Restoring): Promise<void> {
  const { submissionId, keepsEarlier, delivery, deliver, offer } = restoring;
  const left = sortLeftBehind(await sliceStore.ofSubmission(submissionId), keepsEarlier);
  for (const { take, over } of left.chosen) deliver(take, over);
  for (const take of left.unjudged) offer(take);
  // Only the newest of each question is uploaded: an earlier one may not be needed.
  const newest = new Map(left.unjudged.map((take) => [take.questionId, take]));
  for (const take of newest.values()) delivery.send(take);
  for (const take of left.obsolete) void delivery.discard(take.takeId);
}
