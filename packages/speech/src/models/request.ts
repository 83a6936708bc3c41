import { ModelRefusedError } from '../errors.ts';

/** The connection broke, or the server cannot answer now: a retry may work. */
export class BrokenOffError extends Error {}

export type Answer = {
  status: number;
  headers: Headers;
  /** @throws BrokenOffError */
  chunks: () => AsyncGenerator<Uint8Array>;
  end: () => Promise<void>;
};

const mostRedirects = 5;
/** Seconds without a byte after which the connection counts as dead. */
const stallMilliseconds = 60_000;

/**
 * Requests a file, or the rest of it if it is still the same, following a few redirects.
 * @throws BrokenOffError; ModelRefusedError where a retry would give the same result; or the signal's reason.
 */
export async function request(
  url: string,
  rest: { from: number; ifSame: string } | undefined,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  // With compression, a range would refer to other bytes.
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (rest !== undefined) Object.assign(headers, { range: `bytes=${rest.from}-`, 'if-range': rest.ifSame });
  const stall = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const lives = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(new Error('nothing came for a minute')), stallMilliseconds);
  };
  const either = signal === undefined ? stall.signal : AbortSignal.any([signal, stall.signal]);
  lives();
  try {
    const response = await follow(url, headers, either);
    return {
      status: response.status,
      headers: response.headers,
      chunks: () => chunksOf(response, lives),
      end: async () => {
        clearTimeout(timer);
        await response.body?.cancel().catch(() => undefined);
      },
    };
  } catch (error) {
    clearTimeout(timer);
    signal?.throwIfAborted();
    throw error instanceof ModelRefusedError ? error : brokenOff(error);
  }
}

async function follow(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  let at = new URL(url);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(at, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) {
      refuseStatus(response.status, at);
      return response;
    }
    await response.body?.cancel();
    const next = new URL(location, at);
    if (!/^https?:$/.test(next.protocol) || (at.protocol === 'https:' && next.protocol === 'http:'))
      throw new ModelRefusedError('speech_model.redirect_refused', {
        host: at.host,
        protocol: next.protocol,
      });
    at = next;
  }
  throw new ModelRefusedError('speech_model.too_many_redirects', { host: new URL(url).host });
}

function refuseStatus(status: number, { host }: URL): void {
  if ([200, 206, 416].includes(status)) return;
  if (status === 429 || status === 408 || status >= 500)
    throw new BrokenOffError(`${host} answered with ${status}`);
  throw new ModelRefusedError('speech_model.not_given', { host, status });
}

async function* chunksOf({ body }: Response, lives: () => void): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const iterator = body[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next().catch((error: unknown) => {
      throw brokenOff(error);
    });
    if (done === true) return;
    lives();
    yield value;
  }
}

function brokenOff(error: unknown): BrokenOffError {
  if (error instanceof BrokenOffError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new BrokenOffError(cause instanceof Error ? cause.message || cause.name : String(cause), {
    cause: error,
  });
}
