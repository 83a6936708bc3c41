import { type AnswerPeaks, waveformOf } from '@nimble/media';
import { type Database, inTransaction, lockSubmission } from '../../../platform/database/index.ts';
import {
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../../platform/media-tasks/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { inWorkFolder } from '../../../platform/tasks/index.ts';
import { voicePermission } from '../../insights/index.ts';
import { analyzeSound, findSounds } from '../../sounds/index.ts';
import { type Speech, startTranscribing } from '../../transcripts/index.ts';
import { findJoinedVideo } from './joining.repository.ts';
import { findPlacedAnswers, findWaveform, saveWaveform } from './waveforms.repository.ts';

type Dependencies = { config: Speech; database: Database; storage: Storage; workFolder: string };

/**
 * Analyzes the answers of the joined video and stores its waveform. Transcribing comes afterwards, also when this has
 * failed, so that two tasks do not decode the same sound at once.
 */
export const makeWaveformHandler = showingProgress<Dependencies>({
  kind: 'waveform',
  failure: 'waveform.failed',
  work: makeWaveform,
  onFailed: (transaction, { companyId, submissionId }, { config }) =>
    startTranscribing(transaction, config, companyId, submissionId),
});

async function makeWaveform(
  payload: MediaTaskPayload,
  dependencies: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const { config, database } = dependencies;
  const video = await findJoinedVideo(database, companyId, submissionId);
  if (video === undefined) return;
  // Killed after it was measured and before the task was marked as done.
  if ((await findWaveform(database, companyId, submissionId))?.peaks) return;
  const answers = await hearAnswers(payload, dependencies, run);
  const measured = waveformOf(answers, video.video_duration_seconds ?? 0);
  await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    // Joined again meanwhile: the new video has a task of its own.
    if (submission?.video_file_id !== video.file_id) return;
    await saveWaveform(transaction, { companyId, submissionId, videoFileId: video.file_id, ...measured });
    await startTranscribing(transaction, config, companyId, submissionId);
  });
}

/** Each is stored at once, so that a killed task continues with the next. */
async function hearAnswers(
  { companyId, submissionId }: MediaTaskPayload,
  { database, storage, workFolder }: Dependencies,
  run: MediaTaskRun,
): Promise<AnswerPeaks[]> {
  const rows = await findPlacedAnswers(database, companyId, submissionId);
  const known = await findSounds(database, companyId, submissionId);
  return inWorkFolder(workFolder, run, async (folder) => {
    const answers: AnswerPeaks[] = [];
    for (const [index, row] of rows.entries()) {
      const answer = {
        companyId,
        submissionId,
        responseId: row.response_id,
        fileId: row.file_id,
        storageKey: row.storage_key,
        durationSeconds: row.duration_seconds,
      };
      const { peaks } =
        known.get(row.response_id) ??
        (await analyzeSound(answer, { database, storage, folder, voicePermission }, run.signal));
      const [startSeconds, durationSeconds] = [row.starts_at_seconds ?? 0, row.duration_seconds ?? 0];
      answers.push({ startSeconds, durationSeconds, peaks });
      run.onProgress((index + 1) / rows.length);
    }
    return answers;
  });
}
