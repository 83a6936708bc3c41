import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../../errors.ts';
import { receiveUpload } from './receive-upload.ts';
import type { Arrival, Expected, UploadStore } from './upload-store.ts';
import { createUploadTurns } from './upload-turns.ts';

type Appended = {
  /** Where the sender continues. */
  offset: number;
  /** Maximum size of the whole upload. */
  largestBytes: number;
  /** Announced length of the body, if it is known before it comes. */
  bodyBytes?: number | undefined;
};

/** Remembered for longer than a request takes. */
const mostWhole = 1000;

/**
 * Receives uploads in pieces, so that they resume after a broken connection or a restarted server. Access is checked
 * before.
 */
export function createResumableUploads({ store }: { store: UploadStore }) {
  const inTurn = createUploadTurns();
  /** Nothing is added to what was compared, not even by a request that was admitted before. */
  const whole = new LRUCache<string, true>({ max: mostWhole });

  return {
    begin(uploadId: string): Promise<void> {
      whole.delete(uploadId);
      return store.begin(uploadId);
    },
    /**
     * Appends a body to an upload; what arrived before it broke off is kept.
     * @returns the upload's length. @throws RequestError
     */
    append: (uploadId: string, body: Readable, appended: Appended): Promise<number> =>
      inTurn(uploadId, (stop) => {
        if (whole.has(uploadId))
          throw new RequestError('request.conflict', { because: 'The upload is whole' });
        return append(store, uploadId, body, { ...appended, stop });
      }),
    /** Bytes that have arrived when the request before this one has ended. @throws RequestError not_found */
    async offset(uploadId: string): Promise<number> {
      const bytes = await inTurn(uploadId, () => store.arrived(uploadId));
      if (bytes === undefined) throw new RequestError('request.not_found');
      return bytes;
    },
    /** Bytes that have arrived; 0 for an unknown upload. */
    arrived: async (uploadId: string): Promise<number> => (await store.arrived(uploadId)) ?? 0,
    read: store.read,
    /** Once the request before this one has ended. */
    complete: (uploadId: string, expected: Expected): Promise<Arrival> =>
      inTurn(uploadId, async () => {
        const arrival = await store.complete(uploadId, expected);
        if (arrival === 'whole') whole.set(uploadId, true);
        return arrival;
      }),
  };
}
export type ResumableUploads = ReturnType<typeof createResumableUploads>;

async function append(
  store: UploadStore,
  uploadId: string,
  body: Readable,
  { offset, largestBytes, bodyBytes = 0, stop }: Appended & { stop: AbortSignal },
): Promise<number> {
  const end = await store.openAt(uploadId, offset);
  try {
    const mostBytes = largestBytes - offset;
    if (bodyBytes > mostBytes) throw new RequestError('request.too_large');
    const { pieceBytes } = store;
    return offset + (await receiveUpload(body, { mostBytes, pieceBytes, keep: end.write, stop }));
  } finally {
    await end.close();
  }
}
