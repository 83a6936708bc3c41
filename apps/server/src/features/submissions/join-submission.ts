import { mkdir, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { type Ffmpeg, join, type JoinResult, MediaRejectedError, poster } from '@nimble/media';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue, type TaskRun } from '../../platform/tasks/index.ts';
import { deleteFiles, eraseFiles, insertFile } from '../files/index.ts';
import { type Speech, startListening } from '../transcripts/index.ts';
import { findVideoKey, setJoinFailure, setJoinedVideo, setStart } from './joining.repository.ts';
import { findResponses, lockSubmission, type ResponseRow } from './submissions.repository.ts';

type Dependencies = {
  config: { speech: Speech };
  database: Database;
  storage: Storage;
  ffmpeg: Ffmpeg;
  /** For files while they are made. */
  workFolder: string;
};

type Payload = { companyId: number; submissionId: number };
type Made = { video: string; poster: string; result: JoinResult };

const posterSecond = 1;
const joinFailed = 'The answers could not be joined into one video.';

/**
 * Every attempt of a task works in the same folder and stores under the same keys, so that one that was killed leaves
 * nothing that the next does not take away.
 */
export async function joinSubmissionHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: TaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const { database, workFolder } = dependencies;
  const name = `${submissionId}-${run.taskId}`;
  const folder = joinPath(workFolder, `join-${name}`);
  const key = `videos/${name}`;
  try {
    await rm(folder, { recursive: true, force: true });
    // Killed after the video was there and before the task was marked as done.
    if ((await findVideoKey(database, companyId, submissionId)) === `${key}.mp4`) return;
    const responses = await findResponses(database, companyId, submissionId);
    // Erased meanwhile: there is nothing to join and nobody to tell.
    if (responses.length === 0) return await eraseStored(key, dependencies);
    // Said beforehand, in case that this attempt takes the worker down; success takes it back.
    if (run.isLastAttempt) await setJoinFailure(database, companyId, submissionId, joinFailed);
    await mkdir(folder, { recursive: true });
    const usable = responses.filter((response) => response.processing_status === 'ready');
    const made = await makeVideo(usable, folder, dependencies, run.signal);
    await keepVideo(payload, usable, { ...made, key }, dependencies);
  } catch (error) {
    await handleFailure(payload, error, dependencies, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function eraseStored(key: string, { storage }: Dependencies): Promise<void> {
  await storage.erase(`${key}.mp4`);
  await storage.erase(`${key}.jpg`);
}

async function makeVideo(
  responses: readonly ResponseRow[],
  folder: string,
  { storage, ffmpeg }: Dependencies,
  signal: AbortSignal,
): Promise<Made> {
  const video = joinPath(folder, 'video.mp4');
  const picture = joinPath(folder, 'poster.jpg');
  const answers = responses.map((response) => ({ path: storage.localPath(response.storage_key) }));
  const result = await join({ answers, output: video, workFolder: folder, ffmpeg, signal });
  const atSeconds = Math.min(posterSecond, result.durationSeconds / 2);
  await poster({ input: video, output: picture, ffmpeg, atSeconds, signal });
  return { video, poster: picture, result };
}

/** Stores the files first and then says so; a crash in between leaves files that nobody refers to, never the reverse. */
async function keepVideo(
  { companyId, submissionId }: Payload,
  responses: readonly ResponseRow[],
  made: Made & { key: string },
  dependencies: Dependencies,
): Promise<void> {
  const { config, database, storage } = dependencies;
  const { key } = made;
  const video = await storage.adopt(`${key}.mp4`, made.video);
  const picture = await storage.adopt(`${key}.jpg`, made.poster);
  const kept = await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    if (submission === undefined) return false;
    const file = { companyId, name: `interview-${submissionId}` };
    const fileId = await insertFile(transaction, {
      ...file,
      name: `${file.name}.mp4`,
      storageKey: `${key}.mp4`,
      mime: 'video/mp4',
      sizeBytes: video.sizeBytes,
    });
    const posterFileId = await insertFile(transaction, {
      ...file,
      name: `${file.name}.jpg`,
      storageKey: `${key}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: picture.sizeBytes,
    });
    const status = submission.status === 'processing' ? 'pending' : undefined;
    const { durationSeconds, chapters } = made.result;
    await setJoinedVideo(transaction, companyId, submissionId, {
      fileId,
      posterFileId,
      durationSeconds,
      status,
    });
    for (const [index, response] of responses.entries()) {
      await setStart(transaction, companyId, response.id, chapters[index]?.startSeconds ?? 0);
    }
    await startListening(transaction, config.speech, companyId, submissionId);
    const former = [submission.video_file_id, submission.poster_file_id].filter((id) => id !== null);
    const keys = await deleteFiles(transaction, companyId, former);
    if (keys.length > 0) await enqueue(transaction, eraseFiles, { keys });
    await publish(transaction, companyId, 'submission-updated', {
      submissionId,
      jobId: submission.job_id,
      status: status ?? submission.status,
    });
    return true;
  });
  if (!kept) await eraseStored(key, dependencies);
}

/** A file that cannot be read will not be readable next time either; everything else is tried again. */
async function handleFailure(
  { companyId, submissionId }: Payload,
  error: unknown,
  { database }: Dependencies,
  run: TaskRun,
): Promise<void> {
  const hopeless = error instanceof MediaRejectedError;
  if (hopeless || run.isLastAttempt) {
    const reason = hopeless ? error.message : joinFailed;
    await inTransaction(database, async (transaction) => {
      const submission = await lockSubmission(transaction, companyId, submissionId);
      if (submission === undefined) return;
      await setJoinFailure(transaction, companyId, submissionId, reason);
      await publish(transaction, companyId, 'submission-updated', {
        submissionId,
        jobId: submission.job_id,
        status: submission.status,
      });
    });
  }
  if (!hopeless) throw error;
}
