import { durationTolerance, recordingMessages } from '@nimble/contracts/recordings';
import { MediaRejectedError, type MediaFacts, probe } from '@nimble/media';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { inWorkFolder, type TaskRun } from '../../platform/tasks/index.ts';
import {
  type CheckedRecording,
  findUncheckedResponse,
  markResponseFailed,
  markResponseReady,
} from './responses.repository.ts';
import { addToTakeCount } from './takes.repository.ts';

type Dependencies = { database: Database; storage: Storage; workFolder: string };

export async function checkResponseHandler(
  { companyId, responseId }: { companyId: number; responseId: number },
  { database, storage, workFolder }: Dependencies,
  run: TaskRun,
): Promise<void> {
  const response = await findUncheckedResponse(database, companyId, responseId);
  // Replaced by another take, erased, or checked before a crash could say so.
  if (response === undefined) return;
  const finding = await inWorkFolder(workFolder, run, async (folder) =>
    inspect(await storage.localFile(response.storage_key, folder, run.signal), response.time_limit_seconds),
  );
  if ('failure' in finding) {
    const { failure } = finding;
    await inTransaction(database, async (transaction) => {
      if (!(await markResponseFailed(transaction, companyId, responseId, failure))) return;
      // A take that cannot be used does not cost the candidate a retake.
      const owner = { companyId, submissionId: response.submission_id };
      await addToTakeCount(transaction, owner, { questionId: response.question_id, by: -1 });
    });
    return;
  }
  await inTransaction(database, (transaction) =>
    markResponseReady(transaction, companyId, response, finding),
  );
}

async function inspect(path: string, limitSeconds: number): Promise<CheckedRecording | { failure: string }> {
  try {
    return judge(await probe(path), limitSeconds);
  } catch (error) {
    if (error instanceof MediaRejectedError) return { failure: recordingMessages.notVideo };
    throw error;
  }
}

/** A take without sound is kept: joining gives it silence (design §6). */
function judge(facts: MediaFacts, limitSeconds: number): CheckedRecording | { failure: string } {
  if (facts.video === null) return { failure: recordingMessages.withoutPicture };
  if (facts.durationSeconds > limitSeconds + durationTolerance) return { failure: recordingMessages.tooLong };
  return {
    mime: mimeOf[facts.container],
    durationSeconds: facts.durationSeconds,
    width: facts.video.width,
    height: facts.video.height,
    hasAudio: facts.audio !== null,
  };
}

const mimeOf = { mp4: 'video/mp4', webm: 'video/webm', matroska: 'video/x-matroska' } as const;
