import { setTimeout as wait } from 'node:timers/promises';
import { SpeechRefusedError, SpeechUnavailableError } from '../errors.ts';

const mostTries = 5;
/** Maximum wait that a service can ask for, seconds. */
const longestWait = 600;
const firstWait = 2;
const largestAnswerBytes = 16 * 1024 * 1024;

export type Waiting = (seconds: number, signal?: AbortSignal) => Promise<void>;
const waitReally: Waiting = async (seconds, signal) => {
  await wait(seconds * 1000, undefined, signal && { signal });
};

type Request = {
  url: string;
  key: string | undefined;
  form: () => FormData;
  timeoutSeconds: number;
  signal?: AbortSignal | undefined;
  waitFor?: Waiting | undefined;
};

type Attempt = { body: string } | { again: Error; afterSeconds: number | undefined };

/**
 * Sends a form until it is answered: retries a busy service after its Retry-After, or with growing delays.
 * @throws SpeechRefusedError when the service rejects it, SpeechUnavailableError when it is unavailable, or the
 * signal's reason.
 */
export async function send(request: Request): Promise<string> {
  const { signal, waitFor = waitReally } = request;
  for (let number = 1; ; number += 1) {
    const attempt = await tryOnce(request);
    if ('body' in attempt) return attempt.body;
    const seconds = attempt.afterSeconds ?? firstWait ** number;
    if (seconds > longestWait) {
      throw new SpeechRefusedError('speech.service_busy', { minutes: Math.ceil(seconds / 60) });
    }
    if (number === mostTries) throw attempt.again;
    await waitFor(seconds, signal);
  }
}

async function tryOnce({ url, key, form, timeoutSeconds, signal }: Request): Promise<Attempt> {
  const limit = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  try {
    // In one piece: while fetch reads a form from a file, an answer that comes before the end throws an error that
    // nobody can catch (Node 24), and the process dies.
    const sent = new Response(form());
    const response = await fetch(url, {
      method: 'POST',
      body: await sent.arrayBuffer(),
      redirect: 'error',
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    if (response.ok) return { body: await readBounded(response) };
    await response.body?.cancel();
    return judge(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SpeechRefusedError) throw error;
    const again = limit.aborted
      ? new SpeechUnavailableError('speech.service_slow', { seconds: timeoutSeconds }, { cause: error })
      : new SpeechUnavailableError('speech.service_unreachable', {}, { cause: error });
    return { again, afterSeconds: undefined };
  }
}

/** Busy and failing services are retried; an invalid request stays invalid. */
function judge({ status, headers }: Response): Attempt {
  if (status < 500 && status !== 429 && status !== 408) {
    throw new SpeechRefusedError('speech.recording_refused', { status });
  }
  return {
    again: new SpeechUnavailableError('speech.service_away', { status }),
    afterSeconds: retryAfter(headers.get('retry-after')),
  };
}

/** Seconds, or a date (Retry-After, RFC 9110 section 10.2.3). */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestAnswerBytes) throw new SpeechRefusedError('speech.answer_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
