import { allowsFormat, recordedFormatOf } from '@nimble/contracts/answers';
import {
  largestInterviewBytes,
  largestTakeBytes,
  recordingMimeTypes,
  takeMetadata,
} from '@nimble/contracts/recordings';
import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { eraseFiles } from '../../../platform/files/index.ts';
import { type Candidate, requireMailed } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { openTake, requireOpen } from './open-take.ts';
import { takeKeys } from './take-keys.ts';
import {
  addToTakeCount,
  deleteTakes,
  findKeptBytes,
  findOwnQuestions,
  findTake,
  insertTake,
  type NewTake,
  setLength,
} from './takes.repository.ts';

/** Seconds until a retry; discarding a take makes room for another. */
const fullInterviewWait = 60;

/** Takes from their recording until one is used. */
export function createTakesService(database: Database) {
  return {
    /**
     * Registers a new take before its bytes come.
     * @throws RequestError unprocessable when the job's retakes are used up, tooMany while the interview's storage is
     * full.
     * @returns its id; repeating the call is fine, an id of another interview answers 404.
     */
    async begin(candidate: Candidate, metadata: unknown, sizeBytes: number | undefined): Promise<string> {
      const { takeId, questionId, mime } = readMetadata(metadata);
      const limits = await findLimits(database, candidate, { questionId, mime });
      if (sizeBytes !== undefined && sizeBytes > limits.largestBytes) {
        throw new RequestError('recording.too_large');
      }
      const take = {
        id: takeId,
        questionId,
        mime,
        largestBytes: limits.largestBytes,
        lengthBytes: sizeBytes,
      };
      await inTransaction(database, (transaction) => addTake(transaction, candidate, take, limits));
      return takeId;
    },

    /** Sets the length of a take that began without one (`Upload-Defer-Length`). */
    declareLength: (candidate: Candidate, takeId: string, bytes: number): Promise<void> =>
      setLength(database, candidate, takeId, bytes),

    /**
     * An unusable take costs no retake. A false claim gains no more than a prepared recording would.
     * @throws RequestError notFound for a take of another interview, conflict once it is an answer.
     */
    async discard(
      candidate: Candidate,
      takeId: string,
      { isUnusable }: { isUnusable: boolean },
    ): Promise<void> {
      const { response_id } = await openTake(database, candidate, takeId);
      if (response_id !== null) throw new RequestError('recording.accepted');
      await inTransaction(database, async (transaction) => {
        const open = await lockSubmission(transaction, candidate.companyId, candidate.submissionId);
        if (open !== undefined) requireMailed(candidate, open);
        const take = open && (await findTake(transaction, candidate, takeId));
        // Accepted in this very moment by another request: it stays.
        if (take === undefined || take.response_id !== null) return;
        await deleteTakes(transaction, candidate, [takeId]);
        if (isUnusable) {
          await addToTakeCount(transaction, candidate, { questionId: take.question_id, by: -1 });
        }
        await enqueue(transaction, eraseFiles, { keys: takeKeys(takeId) });
      });
    },
  };
}

/** @throws RequestError invalidInput for an invalid take; unsupportedMedia for a format that no browser records. */
function readMetadata(metadata: unknown) {
  const parsed = takeMetadata.safeParse(metadata);
  if (!parsed.success) throw new RequestError('request.invalid');
  const { takeId, questionId, mimeType } = parsed.data;
  const mime = recordingMimeTypes.find((known) => known === mimeType.split(';')[0]?.trim().toLowerCase());
  if (mime === undefined) throw new RequestError('recording.wrong_kind');
  return { takeId, questionId, mime };
}

/** @throws RequestError invalidInput for a question that is not of this interview, or not answered in this way. */
async function findLimits(
  database: Database,
  candidate: Candidate,
  { questionId, mime }: { questionId: number; mime: string },
) {
  const questions = await findOwnQuestions(database, candidate);
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new RequestError('recording.unknown_question');
  const { retakes, formats } = question;
  const format = recordedFormatOf(mime);
  if (!allowsFormat(formats, format)) throw new RequestError('answer.format_not_allowed');
  const timeLimits = questions.map(({ time_limit_seconds }) => time_limit_seconds);
  return {
    retakes,
    largestBytes: largestTakeBytes(question.time_limit_seconds, format),
    interviewBytes: largestInterviewBytes(timeLimits, retakes),
  };
}

/** Adds a take while its interview is open, once. The lock keeps concurrent calls within the limits. */
async function addTake(
  transaction: Transaction,
  candidate: Candidate,
  take: NewTake,
  { retakes, interviewBytes }: { retakes: number | null; interviewBytes: number },
): Promise<void> {
  await requireOpen(transaction, candidate);
  if ((await findTake(transaction, candidate, take.id)) !== undefined) return;
  if ((await findKeptBytes(transaction, candidate)) + take.largestBytes > interviewBytes)
    throw new RequestError('recording.interview_full', { retryAfterSeconds: fullInterviewWait });
  if (!(await insertTake(transaction, candidate, take))) throw new RequestError('request.not_found');
  const takes = await addToTakeCount(transaction, candidate, { questionId: take.questionId, by: 1 });
  if (retakes !== null && takes > retakes + 1) {
    throw new RequestError('recording.no_retakes_left');
  }
}
