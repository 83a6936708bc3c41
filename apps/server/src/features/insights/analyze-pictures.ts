import { FaceDetectorError, type FaceView, faceDetector, watchFace } from '@nimble/faces';
import { CodecFailedError, MediaRejectedError } from '@nimble/media';
import { type Database, inTransaction, lockSubmitted } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log/index.ts';
import type { MediaTaskPayload, MediaTaskRun } from '../../platform/media-tasks/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { findAllowedInsights, holdSettings } from './allowed-insights.repository.ts';
import { findFaceViews, writeFaceView } from './face-views.repository.ts';
import type { AnswerRow } from './insights.repository.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  log: Logger;
  /** Folder for copies of remote recordings. */
  folder: string;
};

/** The part of a run that its analysis needs. */
export type Part = Pick<MediaTaskRun, 'signal' | 'onProgress'>;

/**
 * Analyzes the picture of every pending answer, and stores each at once, so that a killed task continues with the next.
 * Failures are logged and left out; they do not hold back the measures of words and voice.
 * @returns the numbers of the answers that may be retried.
 */
export async function analyzePictures(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  { database, storage, log, folder }: Dependencies,
  { signal, onProgress }: Part,
): Promise<number[]> {
  const detector = faceDetector();
  if (detector === undefined) {
    log.warn('the face detector is not installed: no answer is looked at');
    return [];
  }
  const broken: number[] = [];
  const known = await findFaceViews(database, companyId, submissionId);
  for (const [index, row] of rows.entries()) {
    const part = (done: number) => onProgress((index + done) / rows.length);
    if (known.has(row.response_id) || !hasPicture(row)) continue;
    const answer = { companyId, submissionId, responseId: row.response_id, fileId: row.file_id };
    try {
      const view = await watchFace({
        input: await storage.localFile(row.storage_key, folder, signal),
        seconds: row.duration_seconds ?? 0,
        signal,
        onProgress: part,
      });
      if (!(await keep(database, answer, view))) return [];
    } catch (error) {
      signal.throwIfAborted();
      if (!isOfTheAnswer(error)) throw error;
      log.warn({ ...answer, reason: error.message }, 'an answer could not be looked at for a face');
      // An invalid film stays one; a detector that was killed may work next time.
      if (!(error instanceof MediaRejectedError)) broken.push(row.number);
    }
    part(1);
  }
  return broken;
}

/** Nothing is seen in an answer that was recorded without a camera. */
export const hasPicture = ({ format }: Pick<AnswerRow, 'format'>): boolean => format === 'video';

/** Another attempt gives the same result, or is up to a person: each takes as long as all the others together. */
function isOfTheAnswer(error: unknown): error is Error {
  return (
    error instanceof FaceDetectorError ||
    error instanceof MediaRejectedError ||
    error instanceof CodecFailedError
  );
}

/** Checked again, because the consent may have been withdrawn meanwhile. @returns whether it may be stored. */
async function keep(
  database: Database,
  answer: Parameters<typeof writeFaceView>[1],
  view: FaceView,
): Promise<boolean> {
  const { companyId, submissionId } = answer;
  return inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const submission = await lockSubmitted(transaction, companyId, submissionId);
    const { behavioral } = await findAllowedInsights(transaction, companyId, submissionId);
    if (submission === undefined || !behavioral) return false;
    await writeFaceView(transaction, answer, view);
    return true;
  });
}
