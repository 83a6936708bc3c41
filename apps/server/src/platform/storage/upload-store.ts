import type { DataStore } from '@tus/server';

/** What whoever sent an upload says about it. */
export type Expected = { sizeBytes: number; sha256: Buffer };

/** `incomplete`: bytes are missing; `differs`: other bytes than those that were sent from. */
export type Arrival = 'whole' | 'incomplete' | 'differs';

/** Where the bytes of uploads are kept until they are whole. */
export type UploadStore = {
  tus: DataStore;
  /**
   * Begins an upload of `sizeBytes` bytes, or of a length that is told later. Asked again because the first answer was
   * lost, it keeps what has come.
   */
  begin: (uploadId: string, sizeBytes: number | undefined) => Promise<void>;
  /**
   * Makes an upload a durable file of the storage, under the key `<folder>/<upload id>`, once its bytes are those that
   * are expected; until then nothing of it is lost. Asking again is fine.
   */
  complete: (uploadId: string, expected: Expected) => Promise<Arrival>;
};
