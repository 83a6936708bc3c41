import { join as joinPath } from 'node:path';
import { type JoinResult, join } from '@nimble/media';
import { type Database, inTransaction, lockSubmission } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { announceFile, eraseArriving, insertFile, removeFiles } from '../../../platform/files/index.ts';
import {
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../../platform/media-tasks/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { inWorkFolder } from '../../../platform/tasks/index.ts';
import { setStart } from '../../recordings/index.ts';
import { storeWhole, useWhole } from '../films/restore-recordings.ts';
import { findResponses, type ResponseRow } from '../submissions.repository.ts';
import { findJoinedVideo, setJoinedVideo } from './joining.repository.ts';
import { startAfterJoining } from './joining.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  /** Folder for temporary files. */
  workFolder: string;
};

/** `recordings`: those that were joined, with their local files. */
type Made = { video: string; result: JoinResult; recordings: (Recording & { path: string })[] };

/** An unreadable file stays unreadable; everything else is retried. */
export const joinSubmissionHandler = showingProgress<Dependencies>({
  kind: 'join',
  failure: 'join.failed',
  work: joinAnswers,
  onFailed: (transaction, { companyId, submissionId }) =>
    emit(transaction, { type: 'submission.join_failed', by: { companyId }, submissionId }),
});

/**
 * Every attempt of a task works in the same folder and stores under the same key, so that the next one cleans up after
 * a killed one.
 */
async function joinAnswers(
  payload: MediaTaskPayload,
  dependencies: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const { database, storage, workFolder } = dependencies;
  const key = `videos/${submissionId}-${run.taskId}.mp4`;
  const isJoined = async () =>
    (await findJoinedVideo(database, companyId, submissionId))?.storage_key === key;
  // Killed after the video was stored and before the task was marked as done.
  if (await isJoined()) return;
  const responses = await findResponses(database, companyId, submissionId);
  const usable = responses.filter(isUsable);
  // Erased meanwhile, or without a recording: there is nothing to join and nobody to notify.
  if (usable.length === 0) return storage.erase(key);
  await inWorkFolder(workFolder, run, async (folder) => {
    const made = await makeVideo(usable, folder, dependencies, run);
    // A worker that loses its connection for a moment goes on, beside the one that got its task.
    if (await isJoined()) return;
    await keepVideo(payload, { ...made, key }, dependencies);
  });
}

type Recording = ResponseRow & { storage_key: string };

/** A recording that can be played; answers in other formats have no file. */
function isUsable(response: ResponseRow): response is Recording {
  return response.processing_status === 'ready' && response.storage_key !== null;
}

async function makeVideo(
  responses: readonly Recording[],
  folder: string,
  { storage }: Dependencies,
  { signal, onProgress }: MediaTaskRun,
): Promise<Made> {
  const video = joinPath(folder, 'video.mp4');
  const recordings: Made['recordings'] = [];
  for (const response of responses) {
    const path = await storage.localFile(response.storage_key, folder, signal);
    recordings.push({ ...response, path });
  }
  const answers = recordings.map(({ path, question: title, position: number }) => ({ path, title, number }));
  const result = await join({ answers, output: video, workFolder: folder, signal, onProgress });
  return { video, result, recordings };
}

/** Stores the file first and then its row; a crash in between leaves an unused file, never the reverse. */
async function keepVideo(
  payload: MediaTaskPayload,
  { video, result, recordings, key }: Made & { key: string },
  { database, storage }: Dependencies,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const paths = new Map(recordings.map(({ file_id, path }) => [file_id ?? 0, path]));
  const restored = await storeWhole(payload, paths, { database, storage });
  await announceFile(database, key);
  const { sizeBytes } = await storage.adopt(key, video);
  const kept = await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    if (submission === undefined) return false;
    const fileId = await insertFile(transaction, {
      companyId,
      name: `interview-${submissionId}.mp4`,
      storageKey: key,
      mime: 'video/mp4',
      sizeBytes,
    });
    const status = submission.status === 'processing' ? 'pending' : undefined;
    const { durationSeconds, chapters } = result;
    await setJoinedVideo(transaction, companyId, submissionId, { fileId, durationSeconds, status });
    for (const [index, response] of recordings.entries()) {
      await setStart(transaction, companyId, response.id, chapters[index]?.startSeconds ?? 0);
    }
    const former = [submission.video_file_id, submission.poster_file_id].filter((id) => id !== null);
    await useWhole(transaction, payload, restored);
    await removeFiles(transaction, companyId, former);
    await startAfterJoining(transaction, companyId, submissionId);
    const by = { companyId };
    const shown = { submissionId, jobId: submission.job_id, status: status ?? submission.status };
    if (status === 'pending') await emit(transaction, { type: 'submission.finished', by, ...shown });
    await emit(transaction, { type: 'submission.updated', by, ...shown });
    return true;
  });
  if (kept) return;
  for (const stored of [key, ...restored.map((file) => file.key)])
    await eraseArriving({ database, storage }, stored);
}
