import { appendToTake, createTake, discardTake, takeOffset } from '@nimble/contracts/recordings';
import { addressOf } from '../../../lib/api-client.ts';
import { pause, type Trouble } from '../../../lib/until-answered.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';

/** Bytes sent at once: small enough that a weak line loses little, larger as the line turns out to be good. */
const pieceBytes = { first: 256 * 1024, least: 64 * 1024, most: 4 * 1024 * 1024 };
/** A piece that takes longer is too large; one that takes less than a quarter of it is too small. */
const longestPieceMilliseconds = 6000;
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

/** The server is in trouble, and says so. */
class TakeFault extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
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
  take: Pick<KeptTake, 'takeId' | 'uploadId' | 'questionId' | 'mimeType'>;
  /** The candidate token. */
  token: string;
  /** Bytes that the server has. */
  onProgress: (sent: number) => void;
  onTrouble: Trouble;
  /** Sent and acknowledged; moments of `performance.now()`. */
  onPiece: (piece: { bytes: number; from: number; to: number }) => void;
};

/**
 * Sends a take by tus while it is still being recorded. It reads from this device's store, asks the server where it
 * stands after every fault, and never gives up by itself: lines come back, servers are started again.
 */
export function sendTake({ take, token, onProgress, onTrouble, onPiece }: Options): TakeSender {
  const { takeId, uploadId, questionId, mimeType } = take;
  const stopping = new AbortController();
  let isComplete = false;
  let isAwake = false;
  let delay = firstDelayMilliseconds;
  let piece = pieceBytes.first;
  let wakeUp = () => undefined as void;
  const url = addressOf(takeOffset.url, { takeId: uploadId });

  function wake(): void {
    isAwake = true;
    wakeUp();
  }

  /** A wake between looking for bytes and waiting for them counts, too. */
  const untilAwake = () =>
    new Promise<void>((resolve) => {
      wakeUp = resolve;
      if (isAwake) resolve();
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
    if (answer.ok) return offsetOf(answer);
    if (answer.status !== 404) throw refusalOrFault(answer.status);
    const created = await request(createTake.method, createTake.url, {
      'Upload-Defer-Length': '1',
      'Upload-Metadata': metadataOf({ takeId: uploadId, questionId: `${questionId}`, mimeType }),
    });
    if (!created.ok) throw refusalOrFault(created.status);
    return 0;
  }

  async function sendFrom(offset: number): Promise<void> {
    let sent = offset;
    onProgress(sent);
    onTrouble(false);
    for (;;) {
      const isLast = isComplete;
      isAwake = false;
      const bytes = await sliceStore.read(takeId, sent, piece);
      if (bytes.byteLength === 0) {
        if (isLast) return;
        await untilAwake();
        stopping.signal.throwIfAborted();
        continue;
      }
      const headers = { 'Upload-Offset': `${sent}`, 'Content-Type': 'application/offset+octet-stream' };
      const startedAt = performance.now();
      const answer = await request(appendToTake.method, url, headers, bytes);
      if (!answer.ok) throw refusalOrFault(answer.status);
      sent = offsetOf(answer);
      const endedAt = performance.now();
      onPiece({ bytes: bytes.byteLength, from: startedAt, to: endedAt });
      piece = nextPiece(piece, endedAt - startedAt);
      delay = firstDelayMilliseconds;
      onProgress(sent);
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      try {
        await sendFrom(await offsetOnServer());
        return;
      } catch (error) {
        if (stopping.signal.aborted || error instanceof TakeRefusedError) throw error;
        onTrouble(true, error instanceof TakeFault ? error.status : undefined);
        piece = pieceBytes.least;
        await pause(delay, stopping.signal);
        delay = Math.min(delay * 2, longestDelayMilliseconds);
      }
    }
  }

  const running = run();
  // Whoever waits by `finish` hears of it; nobody may be waiting yet.
  running.catch(() => undefined);

  return {
    wake,
    finish() {
      isComplete = true;
      wake();
      return running;
    },
    stop() {
      stopping.abort();
      wake();
    },
  };
}

/** Removes a take on the server; one that never got there is fine. An unusable one costs no retake. */
export async function discardOnServer(
  uploadId: string,
  token: string,
  { isUnusable }: { isUnusable: boolean },
): Promise<void> {
  const query = isUnusable ? { unusable: 'true' } : {};
  await fetch(addressOf(discardTake.url, { takeId: uploadId }, query), {
    method: discardTake.method,
    headers: { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` },
    // Without a line the server sweeps what was left behind.
  }).catch(() => undefined);
}

function nextPiece(piece: number, milliseconds: number): number {
  if (milliseconds > longestPieceMilliseconds) return Math.max(pieceBytes.least, piece / 2);
  return milliseconds < longestPieceMilliseconds / 4 ? Math.min(pieceBytes.most, piece * 2) : piece;
}

/** @throws for an answer that is not the server's own: the sign-in page of a foreign network answers 200, too. */
function offsetOf(answer: Response): number {
  const offset = Number(answer.headers.get('Upload-Offset') ?? 'none');
  if (!Number.isSafeInteger(offset)) throw new Error('The answer names no offset');
  return offset;
}

/** 409 is a wrong offset, 423 a piece still being written, 5xx a server in trouble: all of these pass. */
function refusalOrFault(status: number): Error {
  const isFinal = status >= 400 && status < 500 && ![408, 409, 423, 425, 429].includes(status);
  return isFinal ? new TakeRefusedError(status) : new TakeFault(status);
}

function metadataOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',');
}
