import { ApiError, mayPass } from './api-error.ts';

const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 10_000;

/** Called while there is no answer, and when there is one again; `status` is the failing server's. */
export type Trouble = (isInTrouble: boolean, status?: number) => void;

/**
 * Retries while offline or without a server; every refusal is final. The browser's `online` event ends a delay early.
 * @throws the final error of `work`, and the signal's reason.
 */
export async function untilAnswered<Result>(
  work: () => Promise<Result>,
  { signal, onTrouble = () => undefined }: { signal?: AbortSignal; onTrouble?: Trouble } = {},
): Promise<Result> {
  for (let delay = firstDelayMilliseconds; ; delay = Math.min(delay * 2, longestDelayMilliseconds)) {
    try {
      const result = await work();
      onTrouble(false);
      return result;
    } catch (error) {
      const isOver = !mayPass(error);
      onTrouble(!isOver, error instanceof ApiError ? error.status : undefined);
      if (isOver || signal?.aborted) throw error;
      await pause(delay, signal);
      signal?.throwIfAborted();
    }
  }
}

/** Waits, at most until the browser is online or the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
