import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Where files are kept, by key (`takes/…`, `resumes/…`, `videos/…`). Keys are made by the server, never from input.
 * A write is whole or absent: it survives a crash only after its promise has resolved.
 */
export type Storage = {
  /** Copies a stream under a key. @throws what the stream throws; nothing is left then. */
  write: (key: string, source: Readable) => Promise<{ sizeBytes: number }>;
  /** Moves a finished local file under a key. */
  adopt: (key: string, path: string) => Promise<{ sizeBytes: number }>;
  read: (key: string, range?: ByteRange) => Readable;
  /** undefined when there is no such file. */
  facts: (key: string) => Promise<{ sizeBytes: number; modifiedAt: Date } | undefined>;
  /** Makes bytes that were written by another path (tus) durable. */
  flush: (key: string) => Promise<void>;
  /** A path that media tasks can read. */
  localPath: (key: string) => string;
  /** Removes a file; one that is not there is fine. */
  erase: (key: string) => Promise<void>;
  /** @throws when the files cannot be reached at this moment. A full disk is no reason: what is there can be read. */
  check: () => Promise<void>;
};
