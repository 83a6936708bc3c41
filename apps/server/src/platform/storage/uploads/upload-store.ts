import type { Readable } from 'node:stream';
import { RequestError } from '../../errors.ts';

/** The size and hash that the sender computed. */
export type Expected = { sizeBytes: number; sha256: Buffer };

/** `incomplete`: bytes are missing; `differs`: other bytes than the sender's. */
export type Arrival = 'whole' | 'incomplete' | 'differs';

/** Where the bytes of uploads are stored until they are complete. */
export type UploadStore = {
  /** Bytes that are gathered in memory before they are written. */
  pieceBytes: number;
  /** Begins an upload. Repeated because the first answer was lost, it keeps the stored bytes. */
  begin: (uploadId: string) => Promise<void>;
  /** Bytes that have arrived; undefined for an unknown upload. */
  arrived: (uploadId: string) => Promise<number | undefined>;
  /** @throws RequestError where an upload is unknown, or does not end at this byte. */
  openAt: (uploadId: string, offset: number) => Promise<UploadEnd>;
  /** The bytes that have arrived so far. */
  read: (uploadId: string) => Promise<Readable>;
  /**
   * Makes an upload a durable file of the storage, under the key `<folder>/<upload id>`, once its bytes match; until
   * then nothing of it is lost. Can be repeated.
   */
  complete: (uploadId: string, expected: Expected) => Promise<Arrival>;
};

/** The end of an upload, where its next bytes are written. */
export type UploadEnd = {
  /** Appends a piece; when it resolves, the bytes survive a killed process. */
  write: (piece: Piece) => Promise<void>;
  close: () => Promise<void>;
};

/** Bytes in the parts in which they arrived. */
export type Piece = { parts: Buffer[]; sizeBytes: number };

/** The sender asks for the offset and continues there. */
export function offsetConflict(): RequestError {
  return new RequestError('request.conflict', { because: 'The upload does not end at Upload-Offset' });
}
