import { randomBytes, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Found } from '../../../platform/database/index.ts';
import { StoreAwayError } from '../../../platform/errors.ts';
import { createStorage, type StorageSettings } from '../../../platform/storage/index.ts';
import { broken, fine } from './finding.ts';
import { checkMessages } from './messages.ts';

const { files: messages } = checkMessages;

/** Larger than one part of a multipart upload. */
const triedBytes = 9 * 1024 * 1024;
/** Across the boundary of the parts. */
const triedRange = { start: 8 * 1024 * 1024 - 100, end: 8 * 1024 * 1024 + 99 };

/** Stores a file like a recording, reads a part of it like a player, and deletes it. */
export async function checkFiles(settings: StorageSettings): Promise<Found> {
  const { storage: kept, dataFolder } = settings;
  const place = kept.driver === 's3' ? messages.bucket(kept.bucket) : `${dataFolder}/files`;
  const isNew = kept.driver === 'disk' && (await stat(dataFolder).catch(() => undefined)) === undefined;
  if (isNew) return fine(messages.notMade(place));
  const storage = createStorage(settings);
  const key = `doctor-${randomUUID()}`;
  const bytes = randomBytes(triedBytes);
  try {
    await storage.write(key, Readable.from([bytes]));
    const read = await buffer(storage.read(key, triedRange));
    if (!read.equals(bytes.subarray(triedRange.start, triedRange.end + 1)))
      throw new Error(messages.otherBytes);
    await storage.erase(key);
    if ((await storage.facts(key)) !== undefined) throw new Error(messages.notErased);
    return fine(messages.works(place));
  } catch (error) {
    await storage.erase(key).catch(() => undefined);
    const advice = kept.driver === 's3' ? messages.mendBucket : messages.mendFolder;
    return broken(messages.fails(place, whyAway(error)), advice);
  }
}

/** A store's error may have a name and no text. */
function whyAway(error: unknown): string {
  if (error instanceof StoreAwayError && error.cause !== undefined) return whyAway(error.cause);
  if (!(error instanceof Error)) return String(error);
  return error.message === 'UnknownError' ? error.name : error.message;
}
