import { randomBytes, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Found } from '../../../platform/database/index.ts';
import { StoreAwayError } from '../../../platform/errors.ts';
import { createStorage, type StorageSettings } from '../../../platform/storage/index.ts';
import { broken, fine, say } from './finding.ts';

/** Larger than one part of a multipart upload. */
const triedBytes = 9 * 1024 * 1024;
/** Across the boundary of the parts. */
const triedRange = { start: 8 * 1024 * 1024 - 100, end: 8 * 1024 * 1024 + 99 };

/** Stores a file like a recording, reads a part of it like a player, and deletes it. */
export async function checkFiles(settings: StorageSettings): Promise<Found> {
  const { storage: kept, dataFolder } = settings;
  const { driver } = kept;
  const place = kept.driver === 's3' ? kept.bucket : `${dataFolder}/files`;
  const isNew = driver === 'disk' && (await stat(dataFolder).catch(() => undefined)) === undefined;
  if (isNew) return fine(say('finding.files_folder_new', { place }));
  const storage = createStorage(settings);
  const key = `doctor-${randomUUID()}`;
  const bytes = randomBytes(triedBytes);
  try {
    await storage.write(key, Readable.from([bytes]));
    const read = await buffer(storage.read(key, triedRange));
    const isSame = read.equals(bytes.subarray(triedRange.start, triedRange.end + 1));
    await storage.erase(key);
    const isGone = (await storage.facts(key)) === undefined;
    if (isSame && isGone) return fine(say('finding.files_work', { driver, place }));
    const cause = isSame ? 'not_erased' : 'other_bytes';
    return broken(say('finding.files_fail', { driver, place, cause, reason: '' }), adviceFor(driver));
  } catch (error) {
    await storage.erase(key).catch(() => undefined);
    const fault = { driver, place, cause: 'none', reason: whyAway(error) } as const;
    return broken(say('finding.files_fail', fault), adviceFor(driver));
  }
}

function adviceFor(driver: 'disk' | 's3') {
  return say(driver === 's3' ? 'finding.files_mend_bucket' : 'finding.mend_folder');
}

/** A store's error may have a name and no text. */
function whyAway(error: unknown): string {
  if (error instanceof StoreAwayError && error.cause !== undefined) return whyAway(error.cause);
  if (!(error instanceof Error)) return String(error);
  return error.message === 'UnknownError' ? error.name : error.message;
}
