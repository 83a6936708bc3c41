import { statfs } from 'node:fs/promises';
import { OutOfRoomError } from '../errors.ts';

/** PostgreSQL writes segments of 16 MB ahead, and joins that have begun still end. */
const reserveBytes = 512 * 1024 ** 2;
/** Of a small disk, which would otherwise be a reserve and nothing else. */
const reserveShare = 0.05;

type DiskFacts = { bavail: number; blocks: number; bsize: number };

/** Is there more than what employers need to make room again? */
export function hasRoomToSpare({ bavail, blocks, bsize }: DiskFacts): boolean {
  return bavail * bsize > Math.min(reserveBytes, blocks * bsize * reserveShare);
}

/**
 * @throws OutOfRoomError when only the reserve of the disk is left.
 * @param folder that is there or will be made in one that is
 */
export async function requireRoomOn(folder: string, readFacts: typeof statfs = statfs): Promise<void> {
  // Where nothing has been stored yet there is nothing to ask.
  const facts = await readFacts(folder).catch(() => undefined);
  if (facts !== undefined && !hasRoomToSpare(facts))
    throw new OutOfRoomError(`Only the reserve of the disk is left: ${facts.bavail * facts.bsize} bytes.`);
}
