import type { Readable } from 'node:stream';
import type { ByteRange } from '../../storage/index.ts';

/** A stored file of at least one byte. */
export type StoredBytes = { size: number; read: (range?: ByteRange) => Readable };
