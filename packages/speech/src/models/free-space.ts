import { statfs } from 'node:fs/promises';
import { ModelRefusedError } from '../errors.ts';

/** The disk is full; nothing was installed. */
export class DiskFullError extends ModelRefusedError {
  constructor(space: { freeBytes: number; neededBytes: number } | Record<string, never> = {}) {
    super('speech_model.disk_full', space);
  }
}

/** Maximum unpacked size relative to the archive: with the larger files that are deleted again. */
const unpackedPerByte = 2.5;
/** Reserved for everything else that is written meanwhile. */
const spareBytes = 64 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @throws DiskFullError saying how much is missing, for an archive of which `missingBytes` have to be fetched. */
export async function requireSpace(
  folder: string,
  archiveBytes: number,
  missingBytes: number,
  freeBytes: FreeBytes,
): Promise<void> {
  const neededBytes = missingBytes + archiveBytes * unpackedPerByte + spareBytes;
  const free = await freeBytes(folder);
  if (free < neededBytes) throw new DiskFullError({ freeBytes: free, neededBytes });
}

/** Does this error mean that the disk is full? */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
