import { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { RequestError } from '../../errors.ts';
import type { Piece } from './upload-store.ts';

/** Limits what a piece of many tiny parts occupies. */
const mostParts = 4096;

type Receiving = {
  /** More bytes are refused. */
  mostBytes: number;
  pieceBytes: number;
  keep: (piece: Piece) => Promise<void>;
  stop: AbortSignal;
};

/**
 * Hands a request's body over in pieces, over Node's own streams: those of the web take several times as long.
 * @returns its length. @throws RequestError when it was not received to its end; what had arrived is kept before.
 */
export async function receiveUpload(
  body: Readable,
  { mostBytes, pieceBytes, keep, stop }: Receiving,
): Promise<number> {
  const arriving = gather(body, { mostBytes, pieceBytes, stop });
  let received = 0;
  try {
    for (;;) {
      const { piece, end } = await arriving.next();
      if (piece.sizeBytes > 0) await keep(piece);
      if (body instanceof IncomingMessage) free(piece);
      received += piece.sizeBytes;
      if (end === 'whole') return received;
      if (end !== undefined) throw end;
    }
  } finally {
    arriving.leave();
  }
}

/** How a body ended; undefined while it goes on. */
type End = 'whole' | RequestError | undefined;

const brokenOff = () => new RequestError('request.invalid', { because: 'The request broke off' });
const replaced = () =>
  new RequestError('request.conflict', { because: 'A newer request continues this upload' });

function gather(body: Readable, { mostBytes, pieceBytes, stop }: Omit<Receiving, 'keep'>) {
  let piece: Piece = { parts: [], sizeBytes: 0 };
  let total = 0;
  let end: End;
  let wake: () => void = () => undefined;
  const isFull = () => piece.sizeBytes >= pieceBytes || piece.parts.length >= mostParts;

  function finish(how: End): void {
    end ??= how;
    wake();
  }
  function onData(part: Buffer): void {
    total += part.length;
    if (total > mostBytes) return finish(new RequestError('request.too_large'));
    piece.parts.push(part);
    piece.sizeBytes += part.length;
    if (!isFull()) return;
    body.pause();
    wake();
  }
  const onStop = () => finish(replaced());

  body.on('data', onData);
  stop.addEventListener('abort', onStop);
  // A slow disk may have opened the upload only after it was told to give way.
  if (stop.aborted) onStop();
  const unwatch = finished(body, { writable: false }, (error) =>
    finish(error == null ? 'whole' : brokenOff()),
  );

  return {
    async next(): Promise<{ piece: Piece; end: End }> {
      if (!isFull() && end === undefined) {
        body.resume();
        await new Promise<void>((resolve) => (wake = resolve));
      }
      const taken = piece;
      piece = { parts: [], sizeBytes: 0 };
      return { piece: taken, end };
    },
    /** What still comes is discarded: the connection goes on with its next request. */
    leave(): void {
      body.off('data', onData);
      stop.removeEventListener('abort', onStop);
      unwatch();
      body.resume();
    },
  };
}

/**
 * Gives the memory of a request's bytes back at once. Node allocates each part by itself, outside of the heap, and V8
 * would search the whole heap for those that are no longer used: a third of the processor's time.
 */
function free({ parts }: Piece): void {
  for (const { buffer, byteLength } of parts)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
