import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RequestError } from '../../errors.ts';
import { flushToDisk, isMissing } from '../disk-storage.ts';
import type { Storage } from '../storage.ts';
import { offsetConflict, type Piece, type UploadStore } from './upload-store.ts';

/** A second of video in one or two writes; a slow candidate occupies half of it on average. */
const pieceBytes = 256 * 1024;

/**
 * Uploads as growing files, in the folder where they stay. Two processes that share the folder need no lock between
 * them: a sender that continues at the other one sends the same bytes to the same places, and a mixture has another
 * hash.
 */
export function createDiskUploads(files: { root: string; folder: string; storage: Storage }): UploadStore {
  const { root, folder, storage } = files;
  const pathOf = (uploadId: string) => join(root, folder, uploadId);

  return {
    pieceBytes,
    async begin(uploadId) {
      await mkdir(join(root, folder), { recursive: true });
      const file = await open(pathOf(uploadId), 'a');
      await file.close();
    },
    arrived: async (uploadId) => (await storage.facts(`${folder}/${uploadId}`))?.sizeBytes,
    async openAt(uploadId, offset) {
      await storage.requireRoom();
      const file = await openBegun(pathOf(uploadId));
      try {
        if ((await file.stat()).size !== offset) throw offsetConflict();
      } catch (error) {
        await file.close();
        throw error;
      }
      let end = offset;
      return {
        async write(piece) {
          await writeWhole(file, piece, end);
          end += piece.sizeBytes;
        },
        close: () => file.close(),
      };
    },
    read: async (uploadId) => storage.read(`${folder}/${uploadId}`),
    async complete(uploadId, { sizeBytes, sha256 }) {
      const facts = await storage.facts(`${folder}/${uploadId}`);
      if (facts === undefined || facts.sizeBytes < sizeBytes) return 'incomplete';
      if (facts.sizeBytes > sizeBytes) return 'differs';
      const path = pathOf(uploadId);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      if (!hash.digest().equals(sha256)) return 'differs';
      for (const flushed of [path, join(root, folder), root]) await flushToDisk(flushed);
      return 'whole';
    },
  };
}

async function openBegun(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    throw isMissing(error) ? new RequestError('request.not_found') : error;
  }
}

/** A disk that becomes full writes a part of it first, and fails at the rest. */
async function writeWhole(file: FileHandle, { parts, sizeBytes }: Piece, position: number): Promise<void> {
  let { bytesWritten: written } = await file.writev(parts, position);
  if (written === sizeBytes) return;
  const bytes = Buffer.concat(parts);
  while (written < sizeBytes)
    written += (await file.write(bytes, written, sizeBytes - written, position + written)).bytesWritten;
}
