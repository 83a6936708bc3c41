import { join as joinPath } from 'node:path';
import { poster } from '@nimble/media';
import { type Database, inTransaction, lockSubmission } from '../../../platform/database/index.ts';
import { announceFile, eraseArriving, insertFile, removeFiles } from '../../../platform/files/index.ts';
import {
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../../platform/media-tasks/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { inWorkFolder } from '../../../platform/tasks/index.ts';
import { findJoinedVideo, setPoster } from './joining.repository.ts';

type Dependencies = { database: Database; storage: Storage; workFolder: string };

/** Second of the picture, if the video is long enough. */
const posterSecond = 1;

/** Makes the poster of the joined video. */
export const makePosterHandler = showingProgress<Dependencies>({
  kind: 'poster',
  failure: 'poster.failed',
  work: makePoster,
});

async function makePoster(
  payload: MediaTaskPayload,
  { database, storage, workFolder }: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const key = `videos/${submissionId}-${run.taskId}.jpg`;
  const video = await findJoinedVideo(database, companyId, submissionId);
  if (video === undefined) return storage.erase(key);
  if (video.poster_file_id !== null) return;
  await inWorkFolder(workFolder, run, async (folder) => {
    const output = joinPath(folder, 'poster.jpg');
    const atSeconds = Math.min(posterSecond, (video.video_duration_seconds ?? 0) / 2);
    const input = await storage.localFile(video.storage_key, folder, run.signal);
    await poster({ input, output, atSeconds, signal: run.signal });
    await announceFile(database, key);
    const { sizeBytes } = await storage.adopt(key, output);
    const file = { storageKey: key, sizeBytes, videoFileId: video.file_id };
    if (!(await keepPoster(payload, file, database))) await eraseArriving({ database, storage }, key);
  });
}

/** @returns false when its video has been replaced. */
function keepPoster(
  { companyId, submissionId }: MediaTaskPayload,
  { videoFileId, ...stored }: { storageKey: string; sizeBytes: number; videoFileId: number },
  database: Database,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    if (submission?.video_file_id !== videoFileId) return false;
    const name = `interview-${submissionId}.jpg`;
    const fileId = await insertFile(transaction, { ...stored, companyId, name, mime: 'image/jpeg' });
    await setPoster(transaction, companyId, submissionId, fileId);
    const former = submission.poster_file_id === null ? [] : [submission.poster_file_id];
    await removeFiles(transaction, companyId, former);
    return true;
  });
}
