import { LineRate } from './line-rate.ts';

const noRoomStatus = 507;

export type DeliveryState = {
  /** The connection or the server fails at the moment; the upload resumes afterwards. */
  isStuck: boolean;
  /** The server has no room (507). */
  isServerFull: boolean;
  /** Speed of the connection; undefined until it was measured. */
  bytesPerSecond: number | undefined;
  /** Uploaded bytes, by take. */
  sent: ReadonlyMap<string, number>;
};

/** The upload state of several takes, for display. */
export function createDeliveryState() {
  /** The server's status, if it answers. */
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
