import type { KeptTake } from '../store/slice-store.ts';
import type { createDeliveryState } from './delivery-state.ts';
import { sendTake, type TakeSender } from './take-sender.ts';
import type { TakeRefusedError } from './take-upload.ts';

/** The running senders, one for each take. */
export function createTakeSenders(
  token: string,
  state: ReturnType<typeof createDeliveryState>,
  onRefused?: (error: TakeRefusedError) => void,
) {
  const senders = new Map<string, TakeSender>();

  function forget(takeId: string): void {
    senders.get(takeId)?.stop();
    senders.delete(takeId);
    state.noteTrouble(takeId, false);
  }

  return {
    /** Sends a take, also while it grows. */
    send(take: KeptTake): TakeSender {
      const { takeId } = take;
      const running = senders.get(takeId);
      if (running !== undefined) return running;
      const sender = sendTake({
        take,
        token,
        onProgress: (bytes) => state.noteSent(takeId, bytes),
        onTrouble: (isInTrouble, status) => state.noteTrouble(takeId, isInTrouble, status),
        onRefused,
        onPiece: state.notePiece,
      });
      senders.set(takeId, sender);
      return sender;
    },
    wake: (takeId: string) => senders.get(takeId)?.wake(),
    forget,
    forgetAll(): void {
      for (const takeId of senders.keys()) forget(takeId);
    },
  };
}
