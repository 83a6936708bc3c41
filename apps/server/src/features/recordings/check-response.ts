import type { AnswerFormat } from '@nimble/contracts/answers';
import { durationTolerance, type RecordingFailure } from '@nimble/contracts/recordings';
import { type MediaFacts, MediaRejectedError, ProbeStoppedError, probe } from '@nimble/media';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue, inWorkFolder, type TaskRun } from '../../platform/tasks/index.ts';
import { eraseTake } from './former-recordings.ts';
import { checkResponse } from './recordings.tasks.ts';
import {
  type CheckedRecording,
  findUncheckedResponse,
  markResponseFailed,
  markResponseReady,
} from './responses.repository.ts';
import { addToTakeCount } from './takes/takes.repository.ts';

type Dependencies = { database: Database; storage: Storage; workFolder: string };

type Payload = { companyId: number; responseId: number };
type Unchecked = NonNullable<Awaited<ReturnType<typeof findUncheckedResponse>>>;
type Measure = typeof probe;
type Asked = { format: AnswerFormat; limitSeconds: number };
type Finding = CheckedRecording | { failure: RecordingFailure };

/** The candidate cannot submit before this is done, so it is never given up; milliseconds. */
const nextRoundMilliseconds = 30_000;

/** @param measure Tests replace it: a recording that takes too long to read takes a minute. */
export async function checkResponseHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: TaskRun,
  measure: Measure = probe,
): Promise<void> {
  const { database } = dependencies;
  const response = await findUncheckedResponse(database, payload.companyId, payload.responseId);
  // Replaced by another take, erased, or checked before a crash could store that.
  if (response === undefined) return;
  try {
    // A take that always crashes the worker may be unusable; a worker that was short of memory looks the same, so the
    // candidate may have it checked again.
    const finding: Finding = run.isLost
      ? { failure: 'recording.not_checked' }
      : await look(response, dependencies, run, measure);
    await keep(payload, response, finding, database);
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    // Not the file's fault: the store is unavailable, and comes back.
    const runAt = new Date(Date.now() + nextRoundMilliseconds);
    await inTransaction(database, (transaction) => enqueue(transaction, checkResponse, payload, { runAt }));
  }
}

function look(
  { storage_key, format, time_limit_seconds }: Unchecked,
  { storage, workFolder }: Dependencies,
  run: TaskRun,
  measure: Measure,
): Promise<Finding> {
  return inWorkFolder(workFolder, run, async (folder) => {
    const path = await storage.localFile(storage_key, folder, run.signal);
    return inspect(() => measure(path, run.signal), { format, limitSeconds: time_limit_seconds });
  });
}

async function keep(
  { companyId }: Payload,
  response: Unchecked,
  finding: Finding,
  database: Database,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const owner = { companyId, submissionId: response.submission_id };
    if (!('failure' in finding)) {
      if (!(await markResponseReady(transaction, companyId, response, finding))) return;
      if (response.former_take_id !== null) await eraseTake(transaction, owner, response.former_take_id);
      return;
    }
    if (!(await markResponseFailed(transaction, companyId, response, finding.failure))) return;
    // A take that cannot be used does not cost the candidate a retake.
    await addToTakeCount(transaction, owner, { questionId: response.question_id, by: -1 });
  });
}

async function inspect(measured: () => Promise<MediaFacts>, asked: Asked): Promise<Finding> {
  try {
    return judge(await measured(), asked);
  } catch (error) {
    if (error instanceof MediaRejectedError) return { failure: 'recording.unreadable' };
    // It may be the fault of a busy machine: the candidate may have it checked again.
    if (error instanceof ProbeStoppedError) return { failure: 'recording.not_checked' };
    throw error;
  }
}

/** A video without sound is accepted: joining adds silence. */
function judge(facts: MediaFacts, { format, limitSeconds }: Asked): Finding {
  if (format === 'audio') {
    if (facts.audio === null) return { failure: 'recording.without_sound' };
    if (facts.video !== null) return { failure: 'recording.with_picture' };
  } else if (facts.video === null) return { failure: 'recording.without_picture' };
  if (facts.durationSeconds > limitSeconds + durationTolerance) return { failure: 'recording.too_long' };
  return {
    mime: (format === 'audio' ? soundMimeOf : mimeOf)[facts.container],
    durationSeconds: facts.durationSeconds,
    size: facts.video && { width: facts.video.width, height: facts.video.height },
  };
}

const mimeOf = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  matroska: 'video/x-matroska',
  mp3: 'audio/mpeg',
} as const;
const soundMimeOf = {
  mp4: 'audio/mp4',
  webm: 'audio/webm',
  matroska: 'audio/x-matroska',
  mp3: 'audio/mpeg',
} as const;
