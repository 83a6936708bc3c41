import { acceptTake } from '@nimble/contracts/recordings';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { LineRate } from './line-rate.ts';
import { digestOf } from './take-digest.ts';
import { discardOnServer, sendTake, type TakeSender } from './take-sender.ts';

const mostResends = 2;
const noRoomStatus = 507;

export type DeliveryState = {
  /** The line or the server fails at the moment; what is here goes on when it is back. */
  isStuck: boolean;
  /** It fails because the server has no room (507). */
  isServerFull: boolean;
  /** Of this line; undefined until it was measured. */
  bytesPerSecond: number | undefined;
  /** Bytes that the server has, by take. */
  sent: ReadonlyMap<string, number>;
};

/** Brings the takes of one interview to the server, each by a sender of its own. */
export type TakeDelivery = ReturnType<typeof createTakeDelivery>;

export function createTakeDelivery(token: string) {
  const senders = new Map<string, TakeSender>();
  /** What the server answers, if it does. */
  const troubled = new Map<string, number | undefined>();
  const rate = new LineRate();
  const listeners = new Set<() => void>();
  let state: DeliveryState = {
    isStuck: false,
    isServerFull: false,
    bytesPerSecond: undefined,
    sent: new Map(),
  };

  function update(changes: Partial<DeliveryState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function noteTrouble(takeId: string, isInTrouble: boolean, status?: number): void {
    if (isInTrouble) troubled.set(takeId, status);
    else troubled.delete(takeId);
    const isStuck = troubled.size > 0;
    const isServerFull = [...troubled.values()].includes(noRoomStatus);
    if (state.isStuck !== isStuck || state.isServerFull !== isServerFull) update({ isStuck, isServerFull });
  }

  function forget(takeId: string): void {
    senders.get(takeId)?.stop();
    senders.delete(takeId);
    noteTrouble(takeId, false);
  }

  /** Sends what there is of a take, now and as it grows. */
  function send(take: KeptTake): TakeSender {
    const running = senders.get(take.takeId);
    if (running !== undefined) return running;
    const sender = sendTake({
      take,
      token,
      onProgress: (bytes) => update({ sent: new Map(state.sent).set(take.takeId, bytes) }),
      onTrouble: (isInTrouble, status) => noteTrouble(take.takeId, isInTrouble, status),
      onPiece(piece) {
        rate.note(piece);
        update({ bytesPerSecond: rate.bytesPerSecond });
      },
    });
    senders.set(take.takeId, sender);
    return sender;
  }

  async function accept(take: KeptTake): Promise<void> {
    const { sha256, size } = await digestOf(take.takeId);
    const data = {
      question: take.questionId,
      take: take.uploadId,
      sha256,
      fileSize: size,
      duration: Math.max(0.1, take.duration),
    };
    await untilAnswered(() => call(acceptTake, { token, body: { data } }), {
      onTrouble: (isInTrouble, status) => noteTrouble(take.takeId, isInTrouble, status),
    });
  }

  return {
    send,
    wake: (takeId: string) => senders.get(takeId)?.wake(),

    /**
     * Makes a take the answer once the server has it to the last byte; it is forgotten here only then. Waits for as
     * long as the line is gone. @throws TakeRefusedError and ApiError for what the server refuses.
     */
    async deliver(takeId: string): Promise<void> {
      let take = await note(takeId, { state: 'chosen' });
      // Gone means accepted before; the answer that said so was lost with the page.
      for (let resend = 0; take !== undefined; resend += 1) {
        await send(take).finish();
        try {
          await accept(take);
          break;
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 409 || resend >= mostResends) throw error;
          // What arrived is not what was recorded: it is sent from the start under another name.
          forget(takeId);
          await discardOnServer(take.uploadId, token, { isUnusable: true });
          take = await note(takeId, { uploadId: crypto.randomUUID() });
        }
      }
      forget(takeId);
      await sliceStore.forget(takeId);
    },

    /** A retake: the abandoned take goes on both sides. */
    async discard(takeId: string, { isUnusable = false } = {}): Promise<void> {
      forget(takeId);
      const take = await sliceStore.find(takeId);
      await sliceStore.forget(takeId);
      if (take !== undefined) await discardOnServer(take.uploadId, token, { isUnusable });
    },

    /** The interview is over: nothing of it stays on this device. */
    async end(submissionId: number): Promise<void> {
      for (const takeId of senders.keys()) forget(takeId);
      for (const { takeId } of await sliceStore.ofSubmission(submissionId)) await sliceStore.forget(takeId);
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}

/** Writes a change down where this device has room for it; else this page alone knows of it, and the bytes still go. */
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
