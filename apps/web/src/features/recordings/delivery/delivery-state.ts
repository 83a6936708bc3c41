import { LineRate } from './line-rate.ts';

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

/** How the sending of several takes goes, for those who show it. */
export function createDeliveryState() {
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

  return {
    noteSent: (takeId: string, bytes: number) => update({ sent: new Map(state.sent).set(takeId, bytes) }),
    notePiece(piece: Parameters<LineRate['note']>[0]): void {
      rate.note(piece);
      update({ bytesPerSecond: rate.bytesPerSecond });
    },
    noteTrouble(takeId: string, isInTrouble: boolean, status?: number): void {
      if (isInTrouble) troubled.set(takeId, status);
      else troubled.delete(takeId);
      const isStuck = troubled.size > 0;
      const isServerFull = [...troubled.values()].includes(noRoomStatus);
      if (state.isStuck !== isStuck || state.isServerFull !== isServerFull) update({ isStuck, isServerFull });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
