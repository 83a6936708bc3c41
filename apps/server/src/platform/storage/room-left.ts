import { statfs } from 'node:fs/promises';
import { OutOfRoomError } from '../errors.ts';

/** PostgreSQL preallocates segments of 16 MB, and running joins still finish. */
const reserveBytes = 512 * 1024 ** 2;
/** Limits the reserve on a small disk. */
const reserveShare = 0.05;

type DiskFacts = { bavail: number; blocks: number; bsize: number };

/** Is there more than what employers need to delete things? */
export function hasRoomToSpare({ bavail, blocks, bsize }: DiskFacts): boolean {
  return bavail * bsize > Math.min(reserveBytes, blocks * bsize * reserveShare);
}

/**
 * @throws OutOfRoomError when only the reserve of the disk is left.
 * @param folder that exists or will be created in an existing one
 */
export async function requireRoomOn(folder: string, readFacts: typeof statfs = statfs): Promise<void> {
  // A missing folder has nothing to check.
  const facts = await readFacts(folder).catch(() => undefined);
  if (facts !== undefined && !hasRoomToSpare(facts))
    throw new OutOfRoomError(`Only the reserve of the disk is left: ${facts.bavail * facts.bsize} bytes.`);
}
