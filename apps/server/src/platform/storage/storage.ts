import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/**
 * File storage by key (`takes/…`, `resumes/…`, `videos/…`). Keys are made by the server, never from input. A write is
 * complete or absent: it survives a crash only after its promise has resolved. A remote store may be unavailable:
 * everything here throws StoreAwayError then.
 */
export type Storage = {
  /** Copies a stream to a key. @throws the stream's error; nothing is stored then. */
  write: (key: string, source: Readable) => Promise<{ sizeBytes: number }>;
  /** Moves a finished local file under a key. */
  adopt: (key: string, path: string) => Promise<{ sizeBytes: number }>;
  read: (key: string, range?: ByteRange) => Readable;
  /** undefined when there is no such file. */
  facts: (key: string) => Promise<{ sizeBytes: number; modifiedAt: Date } | undefined>;
  /**
   * A local file with the bytes, for programs that read files: the stored one itself, or a copy in `folder`, which the
   * caller deletes. Read only.
   */
  localFile: (key: string, folder: string, signal: AbortSignal) => Promise<string>;
  /** Deletes a file, or all beneath a key that ends in `/`; a missing one is fine. */
  erase: (key: string) => Promise<void>;
  /**
   * Called before user content is written: the last room of a disk is reserved for deleting, which needs some too.
   * @throws OutOfRoomError when only that is left.
   */
  requireRoom: () => Promise<void>;
  /** @throws when the files cannot be reached at this moment. A full disk is fine: existing files can be read. */
  check: () => Promise<void>;
  /** Deletes unfinished writes of killed processes older than this, seconds. */
  sweep: (untouchedSeconds: number) => Promise<void>;
};
