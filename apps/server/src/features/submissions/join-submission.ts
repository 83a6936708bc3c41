import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { type Ffmpeg, join, type JoinResult, MediaRejectedError, poster } from '@nimble/media';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue, type TaskRun } from '../../platform/tasks/index.ts';
import { deleteFiles, eraseFiles, insertFile } from '../files/index.ts';
import { setJoinFailure, setJoinedVideo, setStart } from './joining.repository.ts';
import { findResponses, lockSubmission, type ResponseRow } from './submissions.repository.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  ffmpeg: Ffmpeg;
  /** For files while they are made; emptied after each task. */
  workFolder: string;
};

type Payload = { companyId: number; submissionId: number };
type Made = { video: string; poster: string; result: JoinResult };

const posterSecond = 1;

export async function joinSubmissionHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: TaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const responses = await findResponses(dependencies.database, companyId, submissionId);
  const usable = responses.filter((response) => response.processing_status === 'ready');
  // Erased meanwhile: there is nothing to join and nobody to tell.
  if (responses.length === 0) return;
  const folder = joinPath(dependencies.workFolder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const made = await makeVideo(usable, folder, dependencies, run.signal);
    await keepVideo(payload, usable, made, dependencies);
  } catch (error) {
    await handleFailure(payload, error, dependencies, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  made: Made,
  { database, storage }: Dependencies,
): Promise<void> {
  const key = `videos/${submissionId}-${randomUUID()}`;
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
  if (!kept) await Promise.all([storage.erase(`${key}.mp4`), storage.erase(`${key}.jpg`)]);
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
    const reason = hopeless ? error.message : 'The answers could not be joined into one video.';
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
