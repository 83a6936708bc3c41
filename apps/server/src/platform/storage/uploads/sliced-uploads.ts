import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { RequestError } from '../../errors.ts';
import type { Storage } from '../storage.ts';
import { offsetConflict, type Piece, type UploadEnd, type UploadStore } from './upload-store.ts';

/** `name` is that of the stored piece. */
export type Slice = { startByte: number; sizeBytes: number; name: string };

/** The list of an upload's slices; shared by all processes. */
export type SliceList = {
  /** Bytes that have arrived; undefined for an unknown or discarded upload. */
  arrived: (uploadId: string) => Promise<number | undefined>;
  /** @returns false when the slice does not begin at the end of the upload, or there is no such upload. */
  append: (uploadId: string, slice: Slice) => Promise<boolean>;
  /** In their order. */
  all: (uploadId: string) => Promise<Slice[]>;
  /** Called before they are joined: the upload may be discarded meanwhile, and nothing refers to the file then. */
  announceJoined: (uploadId: string) => Promise<void>;
};

/** A longer request is stored in several slices: stored ones need not be sent again. */
const largestSliceBytes = 4 * 1024 * 1024;
/** Slices that are fetched at once for joining. */
const fetchedAtOnce = 4;

/** The folder of all slices, each upload's in a subfolder of its own that ends in `/`. */
export const sliceFolder = (uploadId: string): string => `slices/${uploadId}/`;

type Kept = { storage: Storage; slices: SliceList; folder: string };

async function openAt(kept: Kept, uploadId: string, offset: number): Promise<UploadEnd> {
  const arrived = await kept.slices.arrived(uploadId);
  if (arrived === undefined) throw new RequestError('request.not_found');
  if (arrived !== offset) throw offsetConflict();
  let end = offset;
  return {
    async write(piece) {
      await keepSlice(kept, uploadId, end, piece);
      end += piece.sizeBytes;
    },
    close: async () => undefined,
  };
}

async function keepSlice(
  { storage, slices }: Kept,
  uploadId: string,
  startByte: number,
  { parts, sizeBytes }: Piece,
): Promise<void> {
  const name = randomUUID();
  const key = sliceFolder(uploadId) + name;
  await storage.write(key, Readable.from([Buffer.concat(parts, sizeBytes)]));
  if (await slices.append(uploadId, { startByte, sizeBytes, name })) return;
  await storage.erase(key);
  throw offsetConflict();
}

class DiffersError extends Error {}

/**
 * Uploads over a storage that cannot write at an offset: each request's bytes are a file of their own, durable before
 * they are acknowledged, and joined at the end into a file in `folder`. No process needs a lock: of two slices at the
 * same offset the list accepts one.
 */
export function createSlicedUploads(kept: Kept): UploadStore {
  const { storage, slices, folder } = kept;

  async function* joined(uploadId: string, all: readonly Slice[]): AsyncGenerator<Buffer> {
    const fetch = ({ name }: Slice) => buffer(storage.read(sliceFolder(uploadId) + name));
    for (let start = 0; start < all.length; start += fetchedAtOnce) {
      yield* await Promise.all(all.slice(start, start + fetchedAtOnce).map(fetch));
    }
  }

  /** Fails at the end when the bytes differ, so that a wrong file is never stored. */
  async function* proven(uploadId: string, all: readonly Slice[], sha256: Buffer): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const bytes of joined(uploadId, all)) {
      hash.update(bytes);
      yield bytes;
    }
    if (!hash.digest().equals(sha256)) throw new DiffersError();
  }

  return {
    pieceBytes: largestSliceBytes,
    begin: async () => undefined,
    arrived: slices.arrived,
    openAt: (uploadId, offset) => openAt(kept, uploadId, offset),
    read: async (uploadId) => Readable.from(joined(uploadId, await slices.all(uploadId))),
    async complete(uploadId, { sizeBytes, sha256 }) {
      const all = await slices.all(uploadId);
      const arrived = all.reduce((sum, slice) => sum + slice.sizeBytes, 0);
      if (arrived < sizeBytes) return 'incomplete';
      if (arrived > sizeBytes) return 'differs';
      await slices.announceJoined(uploadId);
      try {
        await storage.write(`${folder}/${uploadId}`, Readable.from(proven(uploadId, all, sha256)));
        return 'whole';
      } catch (error) {
        if (error instanceof DiffersError) return 'differs';
        throw error;
      }
    },
  };
}
