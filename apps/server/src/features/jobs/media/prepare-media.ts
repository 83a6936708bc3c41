import { join as joinPath } from 'node:path';
import { longestMediaSeconds, type MediaFailure } from '@nimble/contracts/question-media';
import { MediaRejectedError, makePlayable, poster, probe } from '@nimble/media';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { announceFile, eraseArriving, insertFile, removeFiles } from '../../../platform/files/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { inWorkFolder, isFinal, type TaskRun } from '../../../platform/tasks/index.ts';
import { type Listening, makeCaptions } from './make-captions.ts';
import {
  findUnprepared,
  lockUnprepared,
  type MediaRow,
  type Prepared,
  setFailed,
  setPrepared,
  setProgress,
} from './question-media.repository.ts';

type Dependencies = Listening & { storage: Storage; workFolder: string };
type Payload = { companyId: number; mediaId: number };

/** Second of the poster, if the video is long enough: many begin in black. */
const posterSecond = 1;
/** The part of the whole that is over when the file plays; captions follow. */
const partOfPlaying = 80;

class TooLongError extends Error {}

/** Every attempt stores under the same keys, so that the next one cleans up after a killed one. */
export async function prepareMediaHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: TaskRun,
): Promise<void> {
  const { companyId, mediaId } = payload;
  const { database, workFolder } = dependencies;
  const keys = keysOf(payload, run);
  const fail = (failure: MediaFailure) => setFailed(database, companyId, mediaId, failure);
  const row = await findUnprepared(database, companyId, mediaId);
  // Deleted meanwhile, or prepared before a crash could store that the task is over.
  if (row === undefined) return;
  if (run.isLost) return fail('not_prepared');
  try {
    const isKept = await inWorkFolder(workFolder, run, async (folder) => {
      const prepared = await prepare(payload, row, { ...dependencies, folder, keys }, run.signal);
      return keep(payload, row, prepared, database);
    });
    if (!isKept) for (const key of Object.values(keys)) await eraseArriving(dependencies, key);
  } catch (error) {
    if (error instanceof MediaRejectedError)
      return fail(error.code === 'media.too_long' ? 'too_long' : 'unreadable');
    if (error instanceof TooLongError) return fail('too_long');
    if (isFinal(run, error)) await fail('not_prepared');
    throw error;
  }
}

type Keys = { media: string; poster: string };
type Stored = { key: string; sizeBytes: number };
type Made = Omit<Prepared, 'fileId' | 'posterFileId'> & { media: Stored; poster: Stored | null };

function keysOf({ mediaId }: Payload, { taskId }: TaskRun): Keys {
  const beginning = `question-media/${mediaId}-${taskId}`;
  return { media: `${beginning}.mp4`, poster: `${beginning}.jpg` };
}

async function prepare(
  { companyId, mediaId }: Payload,
  row: MediaRow,
  dependencies: Dependencies & { folder: string; keys: Keys },
  signal: AbortSignal,
): Promise<Made> {
  const { database, storage, folder, keys } = dependencies;
  const input = await storage.localFile(row.storage_key, folder, signal);
  if ((await probe(input, signal)).durationSeconds > longestMediaSeconds) throw new TooLongError();
  const output = joinPath(folder, 'media.mp4');
  const onProgress = tellProgress((percent) => setProgress(database, companyId, mediaId, percent));
  const made = await makePlayable({ input, output, workFolder: folder, signal, onProgress });
  const { durationSeconds, isVideo } = made;
  const picture = isVideo ? joinPath(folder, 'poster.jpg') : undefined;
  if (picture !== undefined) {
    const atSeconds = Math.min(posterSecond, durationSeconds / 2);
    await poster({ input: output, output: picture, atSeconds, signal });
  }
  const captions = await makeCaptions(output, durationSeconds, dependencies, signal);
  for (const key of [keys.media, ...(isVideo ? [keys.poster] : [])]) await announceFile(database, key);
  return {
    kind: isVideo ? 'video' : 'audio',
    durationSeconds,
    captions,
    media: { key: keys.media, ...(await storage.adopt(keys.media, output)) },
    poster:
      picture === undefined ? null : { key: keys.poster, ...(await storage.adopt(keys.poster, picture)) },
  };
}

/** Writes each tenth, so that a browser that waits sees it grow. */
function tellProgress(write: (percent: number) => Promise<void>): (part: number) => void {
  let told = 0;
  return (part) => {
    const percent = Math.floor((part * partOfPlaying) / 10) * 10;
    if (percent <= told) return;
    told = percent;
    // Only for show: the next one may succeed.
    void write(percent).catch(() => undefined);
  };
}

/** @returns false when it was deleted meanwhile. */
function keep(
  { companyId, mediaId }: Payload,
  row: MediaRow,
  made: Made,
  database: Database,
): Promise<boolean> {
  const base = row.name.replace(/\.[^.]+$/, '');
  return inTransaction(database, async (transaction) => {
    if (!(await lockUnprepared(transaction, companyId, mediaId))) return false;
    const isVideo = made.kind === 'video';
    const fileId = await insertFile(transaction, {
      companyId,
      storageKey: made.media.key,
      name: isVideo ? `${base}.mp4` : `${base}.m4a`,
      mime: isVideo ? 'video/mp4' : 'audio/mp4',
      sizeBytes: made.media.sizeBytes,
    });
    const posterFileId =
      made.poster &&
      (await insertFile(transaction, {
        companyId,
        storageKey: made.poster.key,
        name: `${base}.jpg`,
        mime: 'image/jpeg',
        sizeBytes: made.poster.sizeBytes,
      }));
    const { kind, durationSeconds, captions } = made;
    await setPrepared(transaction, companyId, mediaId, {
      kind,
      fileId,
      posterFileId,
      durationSeconds,
      captions,
    });
    if (row.source_file_id !== null) await removeFiles(transaction, companyId, [row.source_file_id]);
    return true;
  });
}
