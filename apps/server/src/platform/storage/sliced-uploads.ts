import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Storage } from './storage.ts';
import type { UploadStore } from './upload-store.ts';

/** `name` is that of the stored piece. */
export type Slice = { startByte: number; sizeBytes: number; name: string };

/** The list of an upload's slices; shared by all processes. */
export type SliceList = {
  /** undefined for an unknown or discarded upload. */
  find: (uploadId: string) => Promise<{ arrivedBytes: number; lengthBytes: number | null } | undefined>;
  /** The first length counts. */
  setLength: (uploadId: string, bytes: number) => Promise<void>;
  /** @returns false when the slice does not begin at the end of the upload, or there is no such upload. */
  append: (uploadId: string, slice: Slice) => Promise<boolean>;
  /** In their order. */
  all: (uploadId: string) => Promise<Slice[]>;
};

/** A longer request is stored in several slices: stored ones need not be sent again. */
const largestSliceBytes = 4 * 1024 * 1024;
/** Slices that are fetched at once for joining. */
const fetchedAtOnce = 4;

/** The folder of all slices, each upload's in a subfolder of its own that ends in `/`. */
export const sliceFolder = (uploadId: string): string => `slices/${uploadId}/`;

/**
 * Uploads over a storage that cannot write at an offset: each request's bytes are a file of their own, durable before
 * they are acknowledged, and joined at the end. No process needs a lock: of two slices at the same offset the list
 * accepts one.
 */
class SlicedStore extends DataStore {
  readonly #storage: Storage;
  readonly #slices: SliceList;

  constructor(storage: Storage, slices: SliceList) {
    super();
    this.extensions = ['creation', 'creation-defer-length'];
    this.#storage = storage;
    this.#slices = slices;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#slices.find(id);
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    const { arrivedBytes: offset, lengthBytes } = found;
    return new Upload({ id, offset, ...(lengthBytes !== null && { size: lengthBytes }) });
  }

  override declareUploadLength(id: string, bytes: number): Promise<void> {
    return this.#slices.setLength(id, bytes);
  }

  /** Bytes received before the connection breaks are kept. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    let chunks: Buffer[] = [];
    let size = 0;
    const keep = async () => {
      if (size === 0) return;
      const bytes = Buffer.concat(chunks, size);
      [chunks, size] = [[], 0];
      await this.#keepSlice(id, end, bytes);
      end += bytes.length;
    };
    let failure: unknown;
    try {
      for await (const chunk of readable) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= largestSliceBytes) await keep();
      }
    } catch (error) {
      failure = error;
    }
    await keep();
    if (failure !== undefined) throw failure;
    return end;
  }

  async #keepSlice(uploadId: string, startByte: number, bytes: Buffer): Promise<void> {
    const name = randomUUID();
    const key = sliceFolder(uploadId) + name;
    await this.#storage.write(key, Readable.from([bytes]));
    if (await this.#slices.append(uploadId, { startByte, sizeBytes: bytes.length, name })) return;
    await this.#storage.erase(key);
    throw ERRORS.INVALID_OFFSET;
  }
}

class DiffersError extends Error {}

/** Uploads in slices; the joined file is stored in `folder`. */
export function createSlicedUploads(kept: {
  storage: Storage;
  slices: SliceList;
  folder: string;
}): UploadStore {
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
    tus: new SlicedStore(storage, slices),
    async begin(uploadId, sizeBytes) {
      if (sizeBytes !== undefined) await slices.setLength(uploadId, sizeBytes);
    },
    read: async (uploadId) => Readable.from(joined(uploadId, await slices.all(uploadId))),
    async complete(uploadId, { sizeBytes, sha256 }) {
      const all = await slices.all(uploadId);
      const arrived = all.reduce((sum, slice) => sum + slice.sizeBytes, 0);
      if (arrived < sizeBytes) return 'incomplete';
      if (arrived > sizeBytes) return 'differs';
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
