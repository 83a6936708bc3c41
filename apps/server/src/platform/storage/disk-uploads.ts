import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/server';
import { isOutOfRoom } from '../errors.ts';
import { flushToDisk } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import type { UploadStore } from './upload-store.ts';

/** Reports a write that failed for lack of room: the sender waits and loses nothing. */
class RoomAwareStore extends FileStore {
  readonly #storage: Storage;

  constructor({ directory, storage }: { directory: string; storage: Storage }) {
    super({ directory });
    this.#storage = storage;
  }

  override async write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    await this.#storage.requireRoom();
    const file = createWriteStream(join(this.directory, uploadId), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, file);
    } catch (error) {
      throw isOutOfRoom(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}

/**
 * Uploads as growing files, in the folder where they stay. Two processes that share the folder need no lock between
 * them: a sender that continues at the other one sends the same bytes to the same places, and a mixture has another
 * hash.
 */
export function createDiskUploads(files: { root: string; folder: string; storage: Storage }): UploadStore {
  const { root, folder, storage } = files;
  const tus = new RoomAwareStore({ directory: join(root, folder), storage });

  async function isKnown(uploadId: string): Promise<boolean> {
    try {
      await tus.getUpload(uploadId);
      return true;
    } catch {
      return false;
    }
  }

  return {
    tus,
    async begin(uploadId, sizeBytes) {
      if (await isKnown(uploadId)) return;
      const upload = new Upload({
        id: uploadId,
        offset: 0,
        ...(sizeBytes !== undefined && { size: sizeBytes }),
      });
      // Creating it again would empty it; a crash may have lost only the metadata beside the bytes.
      const isThere = (await storage.facts(`${folder}/${uploadId}`)) !== undefined;
      await (isThere ? tus.configstore.set(uploadId, upload) : tus.create(upload));
    },
    read: async (uploadId) => storage.read(`${folder}/${uploadId}`),
    async complete(uploadId, { sizeBytes, sha256 }) {
      const facts = await storage.facts(`${folder}/${uploadId}`);
      if (facts === undefined || facts.sizeBytes < sizeBytes) return 'incomplete';
      if (facts.sizeBytes > sizeBytes) return 'differs';
      const path = join(root, folder, uploadId);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      if (!hash.digest().equals(sha256)) return 'differs';
      for (const flushed of [path, join(root, folder), root]) await flushToDisk(flushed);
      return 'whole';
    },
  };
}
