import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** The metadata of an upload. */
export type Expected = { sizeBytes: number; sha256: Buffer };

/** `incomplete`: bytes are missing; `differs`: other bytes than the sender's. */
export type Arrival = 'whole' | 'incomplete' | 'differs';

/** Where the bytes of uploads are stored until they are complete. */
export type UploadStore = {
  tus: DataStore;
  /**
   * Begins an upload of `sizeBytes` bytes, or of a deferred length. Repeated because the first answer was lost, it
   * keeps the stored bytes.
   */
  begin: (uploadId: string, sizeBytes: number | undefined) => Promise<void>;
  /** The bytes that have arrived so far. */
  read: (uploadId: string) => Promise<Readable>;
  /**
   * Makes an upload a durable file of the storage, under the key `<folder>/<upload id>`, once its bytes match; until
   * then nothing of it is lost. Can be repeated.
   */
  complete: (uploadId: string, expected: Expected) => Promise<Arrival>;
};
