import { acceptTake } from '@nimble/contracts/recordings';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Trouble, untilAnswered } from '../../../lib/until-answered.ts';
import { costsNoRetake } from '../store/kept-takes.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { createDeliveryState } from './delivery-state.ts';
import { digestOf } from './take-digest.ts';
import { createTakeSenders } from './take-senders.ts';
import { discardOnServer, discardUpload, type TakeRefusedError } from './take-upload.ts';

const mostResends = 2;

type Delivering = {
  /** Returns the takes that it was chosen over; called once it is the answer. */
  over?: () => readonly string[];
  /** Another take is chosen in its place. */
  signal?: AbortSignal;
};

/** Uploads the takes of one interview, each by a sender of its own. */
export type TakeDelivery = ReturnType<typeof createTakeDelivery>;

/** `onRefused` is also called for a take that is still being recorded. */
export function createTakeDelivery(token: string, onRefused?: (error: TakeRefusedError) => void) {
  const state = createDeliveryState();
  const senders = createTakeSenders(token, state, onRefused);
  const { send, wake, forget, forgetAll } = senders;

  /** @returns the deleted take; undefined without one. */
  async function forgetHere(takeId: string): Promise<KeptTake | undefined> {
    forget(takeId);
    const take = await sliceStore.find(takeId);
    await sliceStore.forget(takeId);
    return take;
  }

  return {
    send,
    wake,

    /** Pauses the upload of a take in favor of others; it can resume from its offset. */
    rest: forget,

    /** Stores the candidate's choice at once, so that it survives a reload or a crash. */
    async choose(takeId: string, over: readonly string[]): Promise<void> {
      await note(takeId, { state: 'chosen', over });
    },

    /**
     * Makes a take the answer once it is uploaded completely; only then it is deleted here, with the takes that it was
     * chosen `over`. Waits while offline. @throws TakeRefusedError and ApiError for a refusal, and the signal's reason.
     */
    async deliver(takeId: string, { over, signal }: Delivering = {}): Promise<void> {
      await bring(takeId, { token, senders, noteTrouble: state.noteTrouble, ...(signal && { signal }) });
      // These first: after a crash in between the chosen one is delivered again, and none of them is offered.
      for (const other of over?.() ?? []) {
        const take = await forgetHere(other);
        if (take === undefined) continue;
        void discardOnServer(take.uploadId, token, { isUnusable: costsNoRetake(take) });
      }
      await forgetHere(takeId);
    },

    /** A retake: deletes the abandoned take on both sides; of an unfinished copy, the original stays on the server. */
    async discard(takeId: string, { isUnusable = false } = {}): Promise<void> {
      const take = await forgetHere(takeId);
      if (take !== undefined && take.state !== 'copying')
        await discardOnServer(take.uploadId, token, { isUnusable });
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

type Bringing = Pick<Delivering, 'signal'> & {
  token: string;
  senders: Pick<ReturnType<typeof createTakeSenders>, 'send' | 'forget'>;
  noteTrouble: ReturnType<typeof createDeliveryState>['noteTrouble'];
};

/** @throws TakeRefusedError and ApiError for a refusal, and the signal's reason. */
async function bring(takeId: string, { token, senders, noteTrouble, signal }: Bringing): Promise<void> {
  const onTrouble: Trouble = (...trouble) => noteTrouble(takeId, ...trouble);
  const waiting = { onTrouble, ...(signal && { signal }) };
  let take = await note(takeId, { state: 'chosen' });
  // Missing means accepted before; that answer was lost with the page.
  for (let resend = 0; take !== undefined; resend += 1) {
    signal?.throwIfAborted();
    await senders.send(take).finish();
    try {
      return await accept(take, token, waiting);
    } catch (error) {
      if (!mayBeSentAgain(error) || resend >= mostResends) throw error;
      // The received bytes differ from the recorded ones: it is sent from the start under another name.
      senders.forget(takeId);
      await makeRoom(take, token, waiting);
      take = await note(takeId, { uploadId: crypto.randomUUID() });
    }
  }
}

type Waiting = { onTrouble: Trouble; signal?: AbortSignal };

/** Where the job limits retakes, the server would refuse the next upload while it counts this one. */
async function makeRoom({ uploadId }: KeptTake, token: string, waiting: Waiting): Promise<void> {
  try {
    await untilAnswered(() => discardUpload(uploadId, token, { isUnusable: true }), waiting);
  } catch (error) {
    waiting.signal?.throwIfAborted();
    // It is deleted already; any other refusal is that of the next upload, too.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Not once the interview is submitted, as on another device. */
function mayBeSentAgain(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.code !== 'interview.already_submitted';
}

/** Completes the upload and makes the take the answer. */
async function accept(take: KeptTake, token: string, waiting: Waiting): Promise<void> {
  const { sha256, size } = await digestOf(take.takeId);
  const data = {
    question: take.questionId,
    take: take.uploadId,
    sha256,
    fileSize: size,
    duration: Math.max(0.1, take.duration),
  };
  await untilAnswered(() => call(acceptTake, { token, body: { data } }), waiting);
}

/** Stores a change if this device has room for it; else only this page knows it, and the upload continues. */
async function note(
  takeId: string,
  changes: Partial<Pick<KeptTake, 'state' | 'over' | 'uploadId'>>,
): Promise<KeptTake | undefined> {
  try {
    return await sliceStore.change(takeId, changes);
  } catch {
    const take = await sliceStore.find(takeId);
    return take && { ...take, ...changes };
  }
}
