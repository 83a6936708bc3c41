import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Where files are kept, by key (`takes/…`, `resumes/…`, `videos/…`). Keys are made by the server, never from input.
 * A write is whole or absent: it survives a crash only after its promise has resolved. A store at the other end of a
 * line may be away: everything here throws StoreAwayError then.
 */
export type Storage = {
  /** Copies a stream under a key. @throws what the stream throws; nothing is left then. */
  write: (key: string, source: Readable) => Promise<{ sizeBytes: number }>;
  /** Moves a finished local file under a key. */
  adopt: (key: string, path: string) => Promise<{ sizeBytes: number }>;
  read: (key: string, range?: ByteRange) => Readable;
  /** undefined when there is no such file. */
  facts: (key: string) => Promise<{ sizeBytes: number; modifiedAt: Date } | undefined>;
  /**
   * A file of this machine with the bytes, for programs that read files: the stored one itself, or a copy in `folder`,
   * which the caller removes. It is only read.
   */
  localFile: (key: string, folder: string, signal: AbortSignal) => Promise<string>;
  /** Removes a file, or all beneath a key that ends in `/`; what is not there is fine. */
  erase: (key: string) => Promise<void>;
  /**
   * Asked before what strangers send is written: the last room of a disk is kept for who deletes, which needs some too.
   * @throws OutOfRoomError when only that is left.
   */
  requireRoom: () => Promise<void>;
  /** @throws when the files cannot be reached at this moment. A full disk is no reason: what is there can be read. */
  check: () => Promise<void>;
  /** Removes what killed processes have left half written for so long, seconds. */
  sweep: (untouchedSeconds: number) => Promise<void>;
};
