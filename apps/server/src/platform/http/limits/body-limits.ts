import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { callerOf } from './callers.ts';

/** Bytes for one caller: 128 of the largest JSON bodies. */
const mostBytesHeld = 32 * 1024 * 1024;
const retryAfterSeconds = 5;

/**
 * A body waits in memory until it has arrived whole, for minutes on a line that is held back. So one caller, without a
 * session one network, can have only 32 MB of them under way; above that the answer is 429 with Retry-After. A file is
 * read as it arrives, and does not count. Each process counts separately. Runs after the access check, so that the
 * caller is known.
 */
export function registerBodyLimits(app: FastifyInstance): void {
  const held = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preParsing', (request, _reply, _body, done) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return done();
    const caller = callerOf(request);
    const before = held.get(caller) ?? 0;
    if (before >= mostBytesHeld) return done(new RequestError('request.too_many', { retryAfterSeconds }));
    held.set(caller, before + bytes);
    const release = once(() => {
      const left = (held.get(caller) ?? 0) - bytes;
      if (left > 0) held.set(caller, left);
      else held.delete(caller);
    });
    releases.set(request, release);
    // One that is cut off is never parsed.
    request.raw.once('close', release);
    done();
  });
  // By now a body was parsed, or, as a file, left for its route to read.
  app.addHook('preValidation', (request, _reply, done) => {
    releases.get(request)?.();
    done();
  });
}

/** What the body may take at most; a larger one is refused, and one of unknown length ends there. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  const length = headers['content-length'];
  if (length !== undefined) return Math.min(Number(length), most);
  return headers['transfer-encoding'] === undefined ? 0 : most;
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
