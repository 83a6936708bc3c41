import { appendToTake, createTake, discardTake, takeOffset } from '@nimble/contracts/recordings';
import { addressOf } from '../../lib/api-client.ts';
import { sliceStore } from './slice-store.ts';

/** Bytes sent at once; small enough that a weak line loses little. */
const pieceBytes = 512 * 1024;
const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 10_000;
const requestTimeoutMilliseconds = 60_000;

/** The server will never take these bytes: trying again is of no use. */
export class TakeRefusedError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The take was refused (${status})`);
    this.status = status;
  }
}

export type TakeSender = {
  /** There are more bytes on this device. */
  wake: () => void;
  /** No more bytes will come: resolves when the server has them all. @throws TakeRefusedError */
  finish: () => Promise<void>;
  stop: () => void;
};

type Options = {
  takeId: string;
  questionId: number;
  mimeType: string;
  token: string;
  /** Bytes that the server has. */
  onProgress: (sent: number) => void;
};

/**
 * Sends a take by tus while it is still being recorded. It reads from this device's store, asks the server where it
 * stands after every fault, and never gives up by itself: lines come back, servers are started again.
 */
export function sendTake({ takeId, questionId, mimeType, token, onProgress }: Options): TakeSender {
  const stopping = new AbortController();
  let isComplete = false;
  let wakeUp = () => undefined as void;
  const url = addressOf(takeOffset.url, { takeId });

  const waitForWake = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function request(
    method: string,
    address: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) {
    return fetch(address, {
      method,
      headers: { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}`, ...headers },
      body: body ?? null,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(requestTimeoutMilliseconds)]),
    });
  }

  /** Where the server stands; makes the upload when there is none yet. */
  async function offsetOnServer(): Promise<number> {
    const answer = await request(takeOffset.method, url, {});
    if (answer.ok) return Number(answer.headers.get('Upload-Offset'));
    if (answer.status !== 404) throw refusalOrFault(answer.status);
    const created = await request(createTake.method, createTake.url, {
      'Upload-Defer-Length': '1',
      'Upload-Metadata': metadataOf({ takeId, questionId: `${questionId}`, mimeType }),
    });
    if (!created.ok) throw refusalOrFault(created.status);
    return 0;
  }

  async function sendFrom(offset: number): Promise<void> {
    let sent = offset;
    onProgress(sent);
    for (;;) {
      const isLast = isComplete;
      const bytes = await sliceStore.read(takeId, sent, pieceBytes);
      if (bytes.byteLength === 0) {
        if (isLast) return;
        await waitForWake();
        continue;
      }
      const headers = { 'Upload-Offset': `${sent}`, 'Content-Type': 'application/offset+octet-stream' };
      const answer = await request(appendToTake.method, url, headers, bytes);
      if (!answer.ok) throw refusalOrFault(answer.status);
      sent = Number(answer.headers.get('Upload-Offset'));
      onProgress(sent);
    }
  }

  async function run(): Promise<void> {
    for (let delay = firstDelayMilliseconds; ; delay = Math.min(delay * 2, longestDelayMilliseconds)) {
      try {
        await sendFrom(await offsetOnServer());
        return;
      } catch (error) {
        if (stopping.signal.aborted || error instanceof TakeRefusedError) throw error;
        await waitForWake(delay);
      }
    }
  }

  const wake = () => wakeUp();
  window.addEventListener('online', wake);
  const running = run().finally(() => window.removeEventListener('online', wake));
  // Whoever waits by `finish` hears of it; nobody may be waiting yet.
  running.catch(() => undefined);

  return {
    wake,
    finish() {
      isComplete = true;
      wakeUp();
      return running;
    },
    stop() {
      stopping.abort();
      wakeUp();
    },
  };
}

/** Removes a take on the server; one that never got there is fine. */
export async function discardOnServer(takeId: string, token: string): Promise<void> {
  await fetch(addressOf(discardTake.url, { takeId }), {
    method: discardTake.method,
    headers: { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` },
    // Without a line the server sweeps what was left behind.
  }).catch(() => undefined);
}

/** 409 is a wrong offset, 423 a piece still being written, 5xx a server in trouble: all of these pass. */
function refusalOrFault(status: number): Error {
  const isFinal = status >= 400 && status < 500 && ![408, 409, 423, 425, 429].includes(status);
  return isFinal ? new TakeRefusedError(status) : new Error(`The server answered ${status}`);
}

function metadataOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',');
}
