import type { Readable } from 'node:stream';
import { isOutOfRoom, StoreAwayError } from '../errors.ts';

/** Seconds of silence within an answer after which the store counts as failed. */
const stallMilliseconds = 60_000;
/** Besides its faults (5xx): unknown credentials (not known yet, or any more), and rate limits. */
const passingStatuses = new Set([401, 403, 429]);
const notKnown = 501;

/** Errors of the SDK, as StoreAwayError where the store, the network or the credentials fail. */
export function asStoreFault(error: unknown): unknown {
  return isStoreAway(error) ? new StoreAwayError(error) : error;
}

function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreAwayError || error.name === 'AbortError')
    return false;
  if (isOutOfRoom(error)) return false;
  const status = statusOf(error);
  if (status === undefined) return error.name === 'TimeoutError' || 'code' in error;
  return (
    (status >= 500 && status !== notKnown) || passingStatuses.has(status) || error.name === 'NoSuchBucket'
  );
}

/** The status of the store's answer; undefined without one. */
export function statusOf(error: unknown): number | undefined {
  const answer: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return undefined;
  return typeof answer.httpStatusCode === 'number' ? answer.httpStatusCode : undefined;
}

/**
 * Streams the bytes of an answer; slow readers are fine. @throws StoreAwayError where the store aborts, or goes silent.
 */
export async function* untilBrokenOff(body: Readable): AsyncGenerator<Buffer> {
  const watch = () =>
    setTimeout(() => body.destroy(new Error('The store has gone silent.')), stallMilliseconds);
  let timer = watch();
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = watch();
    }
  } catch (error) {
    throw new StoreAwayError(error);
  } finally {
    clearTimeout(timer);
  }
}
