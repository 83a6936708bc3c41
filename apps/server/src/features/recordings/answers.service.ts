import { recordedFormatOf } from '@nimble/contracts/answers';
import type { AcceptedTake } from '@nimble/contracts/recordings';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { eraseFiles, insertFile } from '../../platform/files/index.ts';
import type { Candidate } from '../../platform/http/index.ts';
import type { ResumableUploads } from '../../platform/storage/uploads/resumable-uploads.ts';
import { sliceFolder } from '../../platform/storage/uploads/sliced-uploads.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type ReceivedFile, setUsed } from './files/answer-files.repository.ts';
import { removeUsedFiles } from './files/remove-answer-files.ts';
import { findFailedRecording } from './former-recordings.repository.ts';
import { answerName, eraseRecording, eraseTake, keepFormer, restoreFormer } from './former-recordings.ts';
import { checkResponse } from './recordings.tasks.ts';
import {
  deleteResponse,
  findAnswer,
  insertFilesResponse,
  insertResponse,
  insertValueResponse,
  markResponseUnchecked,
  type ValueAnswer,
} from './responses.repository.ts';
import { openTake, requireOpen } from './takes/open-take.ts';
import { takeKey } from './takes/take-keys.ts';
import { deleteSlices } from './takes/take-slices.repository.ts';
import { addToTakeCount, findTake } from './takes/takes.repository.ts';

export type AnswersDependencies = { database: Database; uploads: Pick<ResumableUploads, 'complete'> };

/** Takes that have become the answers to their questions. */
export function createAnswersService({ database, uploads }: AnswersDependencies) {
  return {
    /** @throws RequestError unprocessable for an answer whose check was not interrupted. */
    async checkAgain(candidate: Candidate, takeId: string): Promise<void> {
      await openTake(database, candidate, takeId);
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const response = await markResponseUnchecked(transaction, candidate, takeId, 'recording.not_checked');
        if (response === undefined) throw new RequestError('recording.check_not_failed');
        // It was refunded when the check was interrupted.
        await addToTakeCount(transaction, candidate, { questionId: response.question_id, by: 1 });
        const { companyId } = candidate;
        await enqueue(transaction, checkResponse, { companyId, responseId: response.id });
      });
    },

    accept: (candidate: Candidate, accepted: AcceptedTake) =>
      accept({ database, uploads }, candidate, accepted),

    /** @throws RequestError notFound for an unknown answer, invalidInput for a take of another question. */
    async replace(candidate: Candidate, responseId: number, accepted: AcceptedTake): Promise<void> {
      const answer = await findAnswer(database, candidate, responseId);
      if (answer === undefined) throw new RequestError('submission.answer_not_found');
      if (answer.question_id !== accepted.question) throw new RequestError('recording.unknown_question');
      await accept({ database, uploads }, candidate, accepted);
    },

    /** @throws RequestError notFound for an answer that has not failed or has replaced no recording. */
    async restoreFormerAnswer(candidate: Candidate, responseId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const unusable = await findFailedRecording(transaction, candidate, responseId);
        const isDone =
          unusable && (await restoreFormer(transaction, candidate, { ...unusable, id: responseId }));
        if (!isDone) throw new RequestError('submission.answer_not_found');
        await enqueue(transaction, checkResponse, { companyId: candidate.companyId, responseId });
      });
    },

    /** @throws RequestError notFound for an unknown answer, conflict once it is submitted. */
    async takeBack(candidate: Candidate, responseId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const answer = await findAnswer(transaction, candidate, responseId);
        if (answer === undefined) throw new RequestError('submission.answer_not_found');
        await eraseAnswer(transaction, candidate, answer.question_id);
      });
    },
  };
}

/** Makes a take the answer to its question, once its bytes are verified against the recording, and durable. */
async function accept(
  { database, uploads }: AnswersDependencies,
  candidate: Candidate,
  accepted: AcceptedTake,
): Promise<void> {
  const take = await openTake(database, candidate, accepted.take);
  const sha256 = Buffer.from(accepted.sha256, 'hex');
  if (take.question_id !== accepted.question) {
    throw new RequestError('recording.unknown_question');
  }
  if (take.response_sha256?.equals(sha256)) return;
  const { take: takeId, fileSize: sizeBytes } = accepted;
  const arrival = await uploads.complete(takeId, { sizeBytes, sha256 });
  if (arrival !== 'whole') {
    // The same call, repeated on another line, has joined its slices meanwhile.
    const again = await openTake(database, candidate, takeId);
    if (again.response_sha256?.equals(sha256)) return;
    throw new RequestError(`recording.${arrival}`);
  }
  await inTransaction(database, async (transaction) => {
    await useAsAnswer(transaction, candidate, accepted, { mime: take.mime, sha256 });
  });
}

/** Makes a value that is not recorded the answer to its question, in place of an earlier answer. */
export async function useValueAsAnswer(
  transaction: Transaction,
  candidate: Candidate,
  answer: ValueAnswer & { questionId: number },
): Promise<void> {
  await eraseAnswer(transaction, candidate, answer.questionId);
  await insertValueResponse(transaction, candidate, answer);
}

/** Makes received files the answer to their question, in place of an earlier answer. */
export async function useFilesAsAnswer(
  transaction: Transaction,
  candidate: Candidate,
  questionId: number,
  files: readonly ReceivedFile[],
): Promise<void> {
  const takeIds = files.map(({ take_id }) => take_id);
  await eraseAnswer(transaction, candidate, questionId, new Set(takeIds));
  const responseId = await insertFilesResponse(transaction, candidate, {
    questionId,
    files: files.map((row) => ({
      id: row.file_id,
      name: row.name,
      kind: row.kind,
      mime: row.mime,
      size: row.size_bytes,
    })),
  });
  await setUsed(transaction, candidate, takeIds, responseId);
}

/** With its take or files and the bytes of them, but for those that become the next answer. */
async function eraseAnswer(
  transaction: Transaction,
  candidate: Candidate,
  questionId: number,
  keptTakes?: ReadonlySet<string>,
): Promise<void> {
  await removeUsedFiles(transaction, candidate, questionId, keptTakes);
  const recorded = await deleteResponse(transaction, candidate, questionId);
  if (recorded === undefined) return;
  await eraseRecording(transaction, candidate, recorded);
  if (recorded.formerTakeId !== null) await eraseTake(transaction, candidate, recorded.formerTakeId);
}

/** The same before another recording; a usable one stays. @returns its take */
async function replaceAnswer(
  transaction: Transaction,
  candidate: Candidate,
  questionId: number,
): Promise<string | null> {
  await removeUsedFiles(transaction, candidate, questionId);
  const recorded = await deleteResponse(transaction, candidate, questionId);
  return recorded === undefined ? null : keepFormer(transaction, candidate, recorded);
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
  const formerTakeId = await replaceAnswer(transaction, candidate, accepted.question);
  const fileId = await insertFile(transaction, {
    companyId: candidate.companyId,
    storageKey: takeKey(accepted.take),
    name: answerName(accepted.question, mime),
    mime,
    sizeBytes: accepted.fileSize,
  });
  const responseId = await insertResponse(transaction, candidate, {
    questionId: accepted.question,
    format: recordedFormatOf(mime),
    takeId: accepted.take,
    fileId,
    sha256,
    formerTakeId,
  });
  if (await deleteSlices(transaction, accepted.take)) {
    await enqueue(transaction, eraseFiles, { keys: [sliceFolder(accepted.take)] });
  }
  await enqueue(transaction, checkResponse, { companyId: candidate.companyId, responseId });
}
