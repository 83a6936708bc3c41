import { randomBytes, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Settings } from '../config.ts';
import { StoreAwayError } from '../platform/errors.ts';
import { createStorage } from '../platform/storage/index.ts';

/** More than one part of a file that is sent in parts. */
const triedBytes = 9 * 1024 * 1024;
/** Across the seam of the parts. */
const triedRange = { start: 8 * 1024 * 1024 - 100, end: 8 * 1024 * 1024 + 99 };

/** Keeps a file as recordings are kept, reads a part of it as players do, and erases it. */
export async function tryStorage({ storage: kept, dataFolder }: Settings): Promise<string> {
  const place = kept.driver === 's3' ? `the bucket ${kept.bucket}` : `${dataFolder}/files`;
  const isNew = kept.driver === 'disk' && (await stat(dataFolder).catch(() => undefined)) === undefined;
  if (isNew) return `${place} (made at the first start)`;
  const storage = createStorage({ storage: kept, dataFolder });
  const key = `doctor-${randomUUID()}`;
  const bytes = randomBytes(triedBytes);
  try {
    await storage.write(key, Readable.from([bytes]));
    const read = await buffer(storage.read(key, triedRange));
    if (!read.equals(bytes.subarray(triedRange.start, triedRange.end + 1)))
      throw new Error('other bytes are read than were written');
    await storage.erase(key);
    if ((await storage.facts(key)) !== undefined) throw new Error('a file that was erased is still there');
    return `${place} (written, read in part and erased)`;
  } catch (error) {
    await storage.erase(key).catch(() => undefined);
    throw new Error(`${place}: ${reasonOf(error)}`, { cause: error });
  }
}

/** What a store says of itself may have a name and no words. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreAwayError && error.cause !== undefined) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  return error.message === 'UnknownError' ? error.name : error.message;
}
