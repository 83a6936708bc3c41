import type { Readable } from 'node:stream';
import { isOutOfRoom, StoreAwayError } from '../errors.ts';

/** A store that begins to answer and then says nothing for so long will not go on. */
const stallMilliseconds = 60_000;
/** Beside its faults (5xx): keys that it does not know (yet, or any more), and more calls than it likes. */
const passingStatuses = new Set([401, 403, 429]);
const notKnown = 501;

/** What the SDK throws, as StoreAwayError where it is the store, the line to it or the way in that fails. */
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

/** What the store has answered; undefined when it has not. */
export function statusOf(error: unknown): number | undefined {
  const answer: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return undefined;
  return typeof answer.httpStatusCode === 'number' ? answer.httpStatusCode : undefined;
}

/**
 * The bytes of an answer as they come; whoever reads slowly has all the time. @throws StoreAwayError where the store
 * breaks off, or goes silent.
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
