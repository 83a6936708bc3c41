import { acceptTake } from '@nimble/contracts/recordings';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Trouble, untilAnswered } from '../../../lib/until-answered.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { createDeliveryState } from './delivery-state.ts';
import { digestOf } from './take-digest.ts';
import { createTakeSenders } from './take-senders.ts';
import { discardOnServer } from './take-upload.ts';

const mostResends = 2;

/** Uploads the takes of one interview, each by a sender of its own. */
export type TakeDelivery = ReturnType<typeof createTakeDelivery>;

export function createTakeDelivery(token: string) {
  const state = createDeliveryState();
  const { send, wake, forget, forgetAll } = createTakeSenders(token, state);

  /** @throws TakeRefusedError and ApiError for a refusal. */
  async function bring(takeId: string): Promise<void> {
    let take = await note(takeId, { state: 'chosen' });
    // Missing means accepted before; that answer was lost with the page.
    for (let resend = 0; take !== undefined; resend += 1) {
      await send(take).finish();
      try {
        return await accept(take, token, (...trouble) => state.noteTrouble(takeId, ...trouble));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409 || resend >= mostResends) throw error;
        // The received bytes differ from the recorded ones: it is sent from the start under another name.
        forget(takeId);
        await discardOnServer(take.uploadId, token, { isUnusable: true });
        take = await note(takeId, { uploadId: crypto.randomUUID() });
      }
    }
  }

  return {
    send,
    wake,

    /**
     * Makes a take the answer once it is uploaded completely; only then it is deleted here. Waits while offline.
     * @throws TakeRefusedError and ApiError for a refusal.
     */
    async deliver(takeId: string): Promise<void> {
      await bring(takeId);
      forget(takeId);
      await sliceStore.forget(takeId);
    },

    /** A retake: deletes the abandoned take on both sides. */
    async discard(takeId: string, { isUnusable = false } = {}): Promise<void> {
      forget(takeId);
      const take = await sliceStore.find(takeId);
      await sliceStore.forget(takeId);
      if (take !== undefined) await discardOnServer(take.uploadId, token, { isUnusable });
    },

    /** The interview is over: deletes its data on this device. */
    async end(submissionId: number): Promise<void> {
      forgetAll();
      for (const { takeId } of await sliceStore.ofSubmission(submissionId)) await sliceStore.forget(takeId);
    },

    subscribe: state.subscribe,
    snapshot: state.snapshot,
  };
}

/** Completes the upload and makes the take the answer. */
async function accept(take: KeptTake, token: string, onTrouble: Trouble): Promise<void> {
  const { sha256, size } = await digestOf(take.takeId);
  const data = {
    question: take.questionId,
    take: take.uploadId,
    sha256,
    fileSize: size,
    duration: Math.max(0.1, take.duration),
  };
  await untilAnswered(() => call(acceptTake, { token, body: { data } }), { onTrouble });
}

/** Stores a change if this device has room for it; else only this page knows it, and the upload continues. */
async function note(
  takeId: string,
  changes: Partial<Pick<KeptTake, 'state' | 'uploadId'>>,
): Promise<KeptTake | undefined> {
  try {
    return await sliceStore.change(takeId, changes);
  } catch {
    const take = await sliceStore.find(takeId);
    return take && { ...take, ...changes };
  }
}
