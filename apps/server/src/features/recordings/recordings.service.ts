import {
  type AcceptedTake,
  largestTakeBytes,
  recordingMimeTypes,
  takeIdField,
  takeMetadata,
} from '@nimble/contracts/recordings';
import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { Candidate, TakeSender } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { ResumableUploads } from '../../platform/storage/resumable-uploads.ts';
import { sliceFolder } from '../../platform/storage/sliced-uploads.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { deleteFiles, eraseFiles, insertFile } from '../files/index.ts';
import { checkResponse } from './recordings.tasks.ts';
import { deleteResponse, insertResponse, markResponseUnchecked } from './responses.repository.ts';
import { takeKey, takeKeys } from './take-keys.ts';
import { deleteSlices } from './take-slices.repository.ts';
import {
  addToTakeCount,
  countTakes,
  deleteTake,
  findOwnQuestion,
  findSender,
  findTake,
  insertTake,
  type NewTake,
} from './takes.repository.ts';

/** More takes than this in one interview is no interview any more; accepted and abandoned ones count. */
const mostTakes = 100;
/** Seconds; discarding a take makes room for another. */
const fullInterviewWait = 60;

type Dependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'readCandidate'>;
  uploads: Pick<ResumableUploads, 'complete'>;
};

export function createRecordingsService({ database, tokens, uploads }: Dependencies) {
  /** A take of this interview while it is open. */
  async function openTake(candidate: Candidate, takeId: string) {
    const take = await findTake(database, candidate, takeId);
    if (take === undefined) throw new RequestError('request.not_found');
    if (take.submission_status !== 'uploading') {
      throw new RequestError('interview.already_submitted');
    }
    return take;
  }

  return {
    /** @returns who holds this candidate token and what the take that they name may still receive. */
    async authenticate(token: string, named: unknown): Promise<TakeSender | undefined> {
      const submissionId = tokens.readCandidate(token);
      if (submissionId === undefined) return undefined;
      const takeId = takeIdField.safeParse(named).data ?? null;
      const row = await findSender(database, submissionId, takeId);
      if (row === undefined) return undefined;
      const { company_id: companyId, largest_bytes: largestBytes, status, response_id: responseId } = row;
      const take =
        largestBytes === null
          ? undefined
          : { largestBytes, isSubmitted: status !== 'uploading', isAccepted: responseId !== null };
      return { kind: 'candidate', submissionId, companyId, take };
    },

    /**
     * Admits a new take before its bytes come.
     * @throws RequestError unprocessable when the job's retakes are used up.
     * @returns its id; asking again for the same id is fine, for one of another interview answers 404.
     */
    async begin(candidate: Candidate, metadata: unknown, sizeBytes: number | undefined): Promise<string> {
      const parsed = takeMetadata.safeParse(metadata);
      if (!parsed.success) throw new RequestError('request.invalid');
      const { takeId, questionId, mimeType } = parsed.data;
      const mime = recordingMimeTypes.find((known) => known === mimeType.split(';')[0]?.trim().toLowerCase());
      if (mime === undefined) throw new RequestError('recording.wrong_kind');
      const question = await findOwnQuestion(database, candidate, questionId);
      if (question === undefined) throw new RequestError('recording.unknown_question');
      const largestBytes = largestTakeBytes(question.time_limit_seconds);
      if (sizeBytes !== undefined && sizeBytes > largestBytes) {
        throw new RequestError('recording.too_large');
      }
      await inTransaction(database, (transaction) =>
        addTake(transaction, candidate, { id: takeId, questionId, mime, largestBytes }, question.retakes),
      );
      return takeId;
    },

    /** @throws RequestError notFound for a take of another interview, conflict once it is an answer. */
    async allowChange(candidate: Candidate, takeId: string): Promise<void> {
      const take = await openTake(candidate, takeId);
      if (take.response_id !== null) throw new RequestError('recording.accepted');
    },

    /** An unusable take costs no retake. Who lies about that gains what a prepared recording would give anyway. */
    async discard(
      candidate: Candidate,
      takeId: string,
      { isUnusable }: { isUnusable: boolean },
    ): Promise<void> {
      await this.allowChange(candidate, takeId);
      await inTransaction(database, async (transaction) => {
        const open = await lockSubmission(transaction, candidate.companyId, candidate.submissionId);
        const take = open && (await findTake(transaction, candidate, takeId));
        // Accepted in this very moment by another request: it stays.
        if (take === undefined || take.response_id !== null) return;
        await deleteTake(transaction, candidate, takeId);
        if (isUnusable) {
          await addToTakeCount(transaction, candidate, { questionId: take.question_id, by: -1 });
        }
        await enqueue(transaction, eraseFiles, { keys: takeKeys(takeId) });
      });
    },

    /** @throws RequestError unprocessable for an answer whose check was not cut off. */
    async checkAgain(candidate: Candidate, takeId: string): Promise<void> {
      await openTake(candidate, takeId);
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const response = await markResponseUnchecked(transaction, candidate, takeId, 'recording.not_checked');
        if (response === undefined) throw new RequestError('recording.check_not_failed');
        // It was given back when the check was cut off.
        await addToTakeCount(transaction, candidate, { questionId: response.question_id, by: 1 });
        const { companyId } = candidate;
        await enqueue(transaction, checkResponse, { companyId, responseId: response.id });
      });
    },

    /** Makes a take the answer to its question, once its bytes are proven to be those that were recorded. */
    async accept(candidate: Candidate, accepted: AcceptedTake): Promise<void> {
      const take = await openTake(candidate, accepted.take);
      const sha256 = Buffer.from(accepted.sha256, 'hex');
      if (take.question_id !== accepted.question) {
        throw new RequestError('recording.unknown_question');
      }
      if (take.response_sha256?.equals(sha256)) return;
      await requireBytes(uploads, accepted, sha256);
      await inTransaction(database, async (transaction) => {
        await useAsAnswer(transaction, candidate, accepted, { mime: take.mime, sha256 });
      });
    },
  };
}
export type RecordingsService = ReturnType<typeof createRecordingsService>;

/** Keeps the interview open until the transaction ends. */
async function requireOpen(transaction: Transaction, candidate: Candidate): Promise<void> {
  const submission = await lockSubmission(transaction, candidate.companyId, candidate.submissionId);
  if (submission?.status !== 'uploading') throw new RequestError('interview.already_submitted');
}

/** Adds a take while its interview is open, once. The lock keeps calls at the same moment from passing the limit. */
async function addTake(
  transaction: Transaction,
  candidate: Candidate,
  take: NewTake,
  retakes: number | null,
): Promise<void> {
  await requireOpen(transaction, candidate);
  if ((await findTake(transaction, candidate, take.id)) !== undefined) return;
  if ((await countTakes(transaction, candidate)) >= mostTakes)
    throw new RequestError('request.too_many', { retryAfterSeconds: fullInterviewWait });
  if (!(await insertTake(transaction, candidate, take))) throw new RequestError('request.not_found');
  const takes = await addToTakeCount(transaction, candidate, { questionId: take.questionId, by: 1 });
  if (retakes !== null && takes > retakes + 1) {
    throw new RequestError('recording.no_retakes_left');
  }
}

/** Compares what arrived with what was recorded, and makes it durable. */
async function requireBytes(
  uploads: Dependencies['uploads'],
  { take, fileSize }: AcceptedTake,
  sha256: Buffer,
): Promise<void> {
  const arrival = await uploads.complete(take, { sizeBytes: fileSize, sha256 });
  if (arrival !== 'whole') throw new RequestError(`recording.${arrival}`);
}

async function useAsAnswer(
  transaction: Transaction,
  candidate: Candidate,
  accepted: AcceptedTake,
  { mime, sha256 }: { mime: string; sha256: Buffer },
): Promise<void> {
  await requireOpen(transaction, candidate);
  const again = await findTake(transaction, candidate, accepted.take);
  if (again === undefined) throw new RequestError('request.not_found');
  if (again.response_id !== null) return;
  const replaced = await deleteResponse(transaction, candidate, accepted.question);
  if (replaced !== undefined) {
    await deleteFiles(transaction, candidate.companyId, [replaced.file_id]);
    await deleteTake(transaction, candidate, replaced.take_id);
    await enqueue(transaction, eraseFiles, { keys: takeKeys(replaced.take_id) });
  }
  const fileId = await insertFile(transaction, {
    companyId: candidate.companyId,
    storageKey: takeKey(accepted.take),
    name: `answer-${accepted.question}.${mime === 'video/mp4' ? 'mp4' : 'webm'}`,
    mime,
    sizeBytes: accepted.fileSize,
  });
  const responseId = await insertResponse(transaction, candidate, {
    questionId: accepted.question,
    takeId: accepted.take,
    fileId,
    sha256,
  });
  if (await deleteSlices(transaction, accepted.take)) {
    await enqueue(transaction, eraseFiles, { keys: [sliceFolder(accepted.take)] });
  }
  await enqueue(transaction, checkResponse, { companyId: candidate.companyId, responseId });
}
