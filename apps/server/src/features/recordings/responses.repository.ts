import type { AnsweredFile, AnsweredFiles, KeptValue, RecordedFormat } from '@nimble/contracts/answers';
import type { RecordingFailure } from '@nimble/contracts/recordings';
import type { ResponseProcessingStatus } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import { ownTimeLimit } from '../../platform/answers/own-time-limit.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { setMime } from '../../platform/files/index.ts';
import type { Candidate } from '../../platform/http/index.ts';
import { dictionaries, literally } from '../../platform/texts/dictionaries.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** An answer of this interview. */
export function findAnswer(database: Database | Transaction, owner: Owner, responseId: number) {
  return database
    .selectFrom('responses')
    .select('question_id')
    .where('id', '=', responseId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .executeTakeFirst();
}

/** Deletes the answer to a question and returns what was recorded; undefined if nothing was. */
export async function deleteResponse(
  transaction: Transaction,
  owner: Owner,
  questionId: number,
): Promise<RecordedAnswer | undefined> {
  const removed = await transaction
    .deleteFrom('responses')
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .where('question_id', '=', questionId)
    .returning(recordedColumns)
    .executeTakeFirst();
  return removed && recordedAnswer(removed);
}

export const recordedColumns = [
  'take_id',
  'file_id',
  'sha256',
  'former_take_id',
  'processing_status',
] as const;
type RecordedRow = {
  take_id: string | null;
  file_id: number | null;
  sha256: Buffer | null;
  former_take_id: string | null;
  processing_status: ResponseProcessingStatus;
};

export type RecordedAnswer = {
  takeId: string;
  fileId: number;
  sha256: Buffer;
  status: ResponseProcessingStatus;
  /** The usable recording that it replaced, until it is found usable itself. */
  formerTakeId: string | null;
};

export function recordedAnswer(row: RecordedRow): RecordedAnswer | undefined {
  const { take_id: takeId, file_id: fileId, sha256, former_take_id, processing_status: status } = row;
  if (takeId === null || fileId === null || sha256 === null) return undefined;
  return { takeId, fileId, sha256, status, formerTakeId: former_take_id };
}

export async function insertResponse(
  transaction: Transaction,
  owner: Owner,
  response: {
    questionId: number;
    format: RecordedFormat;
    takeId: string;
    fileId: number;
    sha256: Buffer;
    formerTakeId: string | null;
  },
): Promise<number> {
  const row = await transaction
    .insertInto('responses')
    .values({
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: response.questionId,
      format: response.format,
      take_id: response.takeId,
      file_id: response.fileId,
      former_take_id: response.formerTakeId,
      processing_status: 'uploading',
      sha256: response.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type ValueAnswer = { value: KeptValue; secondsUsed: number; isLate: boolean };

/** An answer that is not recorded: nothing is left to check. */
export async function insertValueResponse(
  transaction: Transaction,
  owner: Owner,
  { questionId, value, secondsUsed, isLate }: ValueAnswer & { questionId: number },
): Promise<void> {
  await transaction
    .insertInto('responses')
    .values({
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: questionId,
      format: value.format,
      processing_status: 'ready',
      value: JSON.stringify(value),
      seconds_used: secondsUsed,
      is_late: isLate,
      dictionary: dictionaryOfInterview(owner),
    })
    .execute();
}

/** How the search reduces the words of a written answer. */
function dictionaryOfInterview({ companyId, submissionId }: Owner) {
  return sql<string>`coalesce(${JSON.stringify(dictionaries)}::jsonb ->> (
    select language from submissions where id = ${submissionId} and company_id = ${companyId}
  ), ${literally})::regconfig`;
}

/** An answer by file; its files were checked when they arrived. */
export async function insertFilesResponse(
  transaction: Transaction,
  owner: Owner,
  { questionId, files }: { questionId: number; files: AnsweredFile[] },
): Promise<number> {
  const value: AnsweredFiles = { format: 'file', files };
  const row = await transaction
    .insertInto('responses')
    .values({
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: questionId,
      format: value.format,
      processing_status: 'ready',
      value: JSON.stringify(value),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Data for checking a response: its file and its question's limit. */
export function findUncheckedResponse(database: Database, companyId: number, responseId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .select([
      'responses.id',
      'responses.submission_id',
      'responses.question_id',
      'responses.format',
      'responses.former_take_id',
      'files.id as file_id',
      'files.storage_key',
      ownTimeLimit.as('time_limit_seconds'),
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.id', '=', responseId)
    .where('responses.processing_status', '=', 'uploading')
    .executeTakeFirst();
}

export type CheckedRecording = {
  mime: string;
  durationSeconds: number;
  /** null: recorded without a camera. */
  size: { width: number; height: number } | null;
};

/** @returns false when it was checked, replaced or erased meanwhile. */
export async function markResponseReady(
  transaction: Transaction,
  companyId: number,
  response: { id: number; file_id: number },
  recording: CheckedRecording,
): Promise<boolean> {
  const marked = await transaction
    .updateTable('responses')
    .set({
      processing_status: 'ready',
      failure: null,
      former_take_id: null,
      duration_seconds: recording.durationSeconds,
      width: recording.size?.width ?? null,
      height: recording.size?.height ?? null,
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', response.id)
    .where('file_id', '=', response.file_id)
    .where('processing_status', '=', 'uploading')
    .returning('id')
    .executeTakeFirst();
  if (marked === undefined) return false;
  await setMime(transaction, companyId, response.file_id, recording.mime);
  return true;
}

/** Where the answer begins in the joined video. */
export async function setStart(
  transaction: Transaction,
  companyId: number,
  responseId: number,
  startsAtSeconds: number,
): Promise<void> {
  await transaction
    .updateTable('responses')
    .set({ starts_at_seconds: startsAtSeconds })
    .where('company_id', '=', companyId)
    .where('id', '=', responseId)
    .execute();
}

/** The answer is a part of its film from now on. */
export async function setCut(
  transaction: Transaction,
  companyId: number,
  responseId: number,
  { width, height, sha256 }: { width: number; height: number; sha256: Buffer },
): Promise<void> {
  await transaction
    .updateTable('responses')
    .set({ width, height, sha256 })
    .where('company_id', '=', companyId)
    .where('id', '=', responseId)
    .execute();
}

/** Makes an answer that failed for this reason wait for its check again. @returns undefined when there is none. */
export function markResponseUnchecked(
  transaction: Transaction,
  owner: Owner,
  takeId: string,
  failure: RecordingFailure,
): Promise<{ id: number; question_id: number } | undefined> {
  return transaction
    .updateTable('responses')
    .set({ processing_status: 'uploading', failure: null, updated_at: new Date() })
    .where('company_id', '=', owner.companyId)
    .where('submission_id', '=', owner.submissionId)
    .where('take_id', '=', takeId)
    .where('processing_status', '=', 'failed')
    .where('failure', '=', failure)
    .returning(['id', 'question_id'])
    .executeTakeFirst();
}

/** @returns false when it was checked, replaced or erased meanwhile. */
export async function markResponseFailed(
  transaction: Transaction,
  companyId: number,
  response: { id: number; file_id: number },
  failure: RecordingFailure,
): Promise<boolean> {
  // Erasing locks the submission first and its answers next. The other order could deadlock.
  await transaction
    .selectFrom('submissions')
    .innerJoin('responses', 'responses.submission_id', 'submissions.id')
    .select('submissions.id')
    .where('responses.company_id', '=', companyId)
    .where('responses.id', '=', response.id)
    .forKeyShare('submissions')
    .executeTakeFirst();
  const marked = await transaction
    .updateTable('responses')
    .set({ processing_status: 'failed', failure, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', response.id)
    .where('file_id', '=', response.file_id)
    .where('processing_status', '=', 'uploading')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
