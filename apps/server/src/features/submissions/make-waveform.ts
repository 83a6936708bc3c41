import { waveform } from '@nimble/media';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { inWorkFolder } from '../../platform/tasks/index.ts';
import { type MediaTaskPayload, type MediaTaskRun, showingProgress } from '../media-tasks/index.ts';
import { findJoinedVideo } from './joining.repository.ts';
import { lockSubmission } from './submission-changes.repository.ts';
import { findWaveform, saveWaveform } from './waveforms.repository.ts';

type Dependencies = { database: Database; storage: Storage; workFolder: string };

/** Measures how loud the joined video is over its length (design §6). */
export const makeWaveformHandler = showingProgress<Dependencies>({
  kind: 'waveform',
  failure: 'waveform.failed',
  work: makeWaveform,
});

async function makeWaveform(
  { companyId, submissionId }: MediaTaskPayload,
  { database, storage, workFolder }: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const video = await findJoinedVideo(database, companyId, submissionId);
  if (video === undefined) return;
  // Killed after it was measured and before the task was marked as done.
  if ((await findWaveform(database, companyId, submissionId))?.peaks) return;
  const durationSeconds = video.video_duration_seconds ?? 0;
  const { signal, onProgress } = run;
  const measured = await inWorkFolder(workFolder, run, async (folder) => {
    const input = await storage.localFile(video.storage_key, folder, signal);
    return waveform({ input, durationSeconds, signal, onProgress });
  });
  await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    // Joined again meanwhile: the new video is measured by a task of its own.
    if (submission?.video_file_id !== video.file_id) return;
    await saveWaveform(transaction, { companyId, submissionId, videoFileId: video.file_id, ...measured });
  });
}
