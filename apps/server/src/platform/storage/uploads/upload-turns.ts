/** A request that is sent by a living line ends within this time. */
const patienceMilliseconds = 3000;

type Turn = { isOver: Promise<void>; giveWay: () => void };

/**
 * One request at a time reads or writes an upload. A newer one waits until the one before it has ended. Its sender asks
 * again because its line broke, which the server may not notice for minutes, so that the older one is stopped after a
 * moment.
 */
export function createUploadTurns() {
  const turns = new Map<string, Turn>();
  /** `work` ends early when the signal aborts. */
  return async function inTurn<Result>(
    uploadId: string,
    work: (stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    for (let before = turns.get(uploadId); before !== undefined; before = turns.get(uploadId)) {
      before.giveWay();
      await before.isOver;
    }
    const stop = new AbortController();
    let patience: NodeJS.Timeout | undefined;
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    turns.set(uploadId, {
      isOver,
      giveWay() {
        patience ??= setTimeout(() => stop.abort(), patienceMilliseconds);
      },
    });
    try {
      return await work(stop.signal);
    } finally {
      clearTimeout(patience);
      turns.delete(uploadId);
      end();
    }
  };
}
