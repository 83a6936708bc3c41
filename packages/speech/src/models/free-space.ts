import { statfs } from 'node:fs/promises';
import { ModelRefusedError } from '../errors.ts';

/** There is no room left on the disk; nothing was installed. */
export class DiskFullError extends ModelRefusedError {
  constructor(space: { freeBytes: number; neededBytes: number } | Record<string, never> = {}) {
    super('speech_model.disk_full', space);
  }
}

/** What an archive unpacks to beside itself, at most: with the larger files that are deleted again. */
const unpackedPerByte = 2.5;
/** Left for everything else that is written meanwhile. */
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

/** Writing has thrown this: is the disk full? */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
