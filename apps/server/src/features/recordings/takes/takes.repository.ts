import { type SqlBool, sql } from 'kysely';
import { isAsked } from '../../../platform/answers/drawn-questions.ts';
import { ownTimeLimit } from '../../../platform/answers/own-time-limit.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** The questions of this interview (as `findQuestionsOf` returns), and how often each answer may be recorded again. */
export function findOwnQuestions(database: Database, owner: Owner) {
  return database
    .selectFrom('questions')
    .innerJoin('submissions', 'submissions.job_id', 'questions.job_id')
    .innerJoin('jobs', 'jobs.id', 'questions.job_id')
    .select(['questions.id', 'questions.formats', ownTimeLimit.as('time_limit_seconds'), 'jobs.retakes'])
    .where(isAsked)
    .where('submissions.id', '=', owner.submissionId)
    .where('submissions.company_id', '=', owner.companyId)
    .execute();
}

/** What arrives of a file is a take, too; `answer_files` knows it. */
const isRecording = sql<SqlBool>`
  not exists (select from answer_files where answer_files.take_id = takes.id)`;

/** A replaced answer that waits for the check of the next one is gone for all calls. */
const isNotReplaced = sql<SqlBool>`takes.replaced_sha256 is null`;

/** A recording, with the id of the response that uses it, if one does. */
export function findTake(database: Database | Transaction, owner: Owner, takeId: string) {
  return database
    .selectFrom('takes')
    .innerJoin('submissions', 'submissions.id', 'takes.submission_id')
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .select([
      'takes.id',
      'takes.question_id',
      'takes.mime',
      'submissions.status as submission_status',
      'responses.id as response_id',
      'responses.sha256 as response_sha256',
    ])
    .where('takes.id', '=', takeId)
    .where('takes.submission_id', '=', owner.submissionId)
    .where('takes.company_id', '=', owner.companyId)
    .where(isRecording)
    .where(isNotReplaced)
    .executeTakeFirst();
}

/** Takes of this interview that no question uses, the oldest first. */
export function findUnusedTakes(database: Database, owner: Owner) {
  return database
    .selectFrom('takes')
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .select(['takes.id', 'takes.question_id', 'takes.mime'])
    .where('takes.submission_id', '=', owner.submissionId)
    .where('takes.company_id', '=', owner.companyId)
    .where('responses.id', 'is', null)
    .where(isRecording)
    .where(isNotReplaced)
    .orderBy('takes.created_at')
    .execute();
}

/** The storage that an interview reserves: answers and replaced ones by their size, other takes by their maximum. */
export async function findKeptBytes(database: Transaction, owner: Owner): Promise<number> {
  const { kept } = await database
    .selectFrom('takes')
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .leftJoin('files', 'files.id', 'responses.file_id')
    .select(
      sql<string>`coalesce(sum(coalesce(files.size_bytes, takes.replaced_bytes, takes.largest_bytes)), 0)`.as(
        'kept',
      ),
    )
    .where('takes.submission_id', '=', owner.submissionId)
    .where('takes.company_id', '=', owner.companyId)
    .where(isRecording)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

/** Those of these takes, in any company, that no answer uses and whose file was not received. */
export async function findArrivingTakes(database: Database, takeIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('takes')
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .leftJoin('answer_files', 'answer_files.take_id', 'takes.id')
    .select('takes.id')
    .where('takes.id', 'in', takeIds)
    .where('responses.id', 'is', null)
    .where('answer_files.file_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export type NewTake = {
  id: string;
  questionId: number;
  mime: string;
  largestBytes: number;
  /** Its size, where it is known before it is sent. */
  lengthBytes: number | undefined;
};

/** @returns false when another interview has a take of this id. */
export async function insertTake(transaction: Transaction, owner: Owner, take: NewTake): Promise<boolean> {
  const row = await transaction
    .insertInto('takes')
    .values({
      id: take.id,
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: take.questionId,
      mime: take.mime,
      largest_bytes: take.largestBytes,
      length_bytes: take.lengthBytes ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The first length counts. */
export async function setLength(
  database: Database,
  owner: Owner,
  takeId: string,
  bytes: number,
): Promise<void> {
  await database
    .updateTable('takes')
    .set({ length_bytes: bytes })
    .where('id', '=', takeId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .where('length_bytes', 'is', null)
    .execute();
}

/** Counts one take more for a question, or one fewer when a take turned out to be unusable. @returns the new count. */
export async function addToTakeCount(
  transaction: Transaction,
  owner: Owner,
  { questionId, by }: { questionId: number; by: 1 | -1 },
): Promise<number> {
  const { takes } = await transaction
    .insertInto('take_counts')
    .values({
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: questionId,
      takes: Math.max(by, 0),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'question_id'])
        .doUpdateSet({ takes: sql<number>`greatest(take_counts.takes + ${by}, 0)` }),
    )
    .returning('takes')
    .executeTakeFirstOrThrow();
  return takes;
}

/** With what they are the files of. */
export async function deleteTakes(
  transaction: Transaction,
  owner: Owner,
  takeIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('takes')
    .where('id', 'in', [...takeIds])
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .execute();
}

/**
 * Everything that a slice of a take needs, in one statement: candidates send one each second.
 * @returns undefined once the submission is erased; without `largest_bytes` if it has no such take.
 */
export function findSender(database: Database, submissionId: number, takeId: string | null) {
  return database
    .selectFrom('submissions')
    .leftJoin('takes', (join) =>
      join
        .onRef('takes.submission_id', '=', 'submissions.id')
        .onRef('takes.company_id', '=', 'submissions.company_id')
        .on('takes.id', '=', takeId)
        .on(isNotReplaced),
    )
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .leftJoin('answer_files', 'answer_files.take_id', 'takes.id')
    .select(({ fn }) => [
      'submissions.company_id',
      'submissions.status',
      'submissions.owned_by_mail_at',
      'takes.largest_bytes',
      'takes.length_bytes',
      // Set when the recording is an answer, or when the file was received.
      fn.coalesce('responses.id', 'answer_files.file_id').as('accepted_as'),
    ])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * Deletes unused takes of every company's submitted interviews; skips interviews that are being erased. @returns their
 * ids
 */
export async function deleteUnusedTakes(transaction: Transaction, atMost: number): Promise<string[]> {
  const unused = transaction
    .selectFrom('takes')
    .innerJoin('submissions', 'submissions.id', 'takes.submission_id')
    .leftJoin('responses', 'responses.take_id', 'takes.id')
    .select('takes.id')
    .where('responses.id', 'is', null)
    .where('submissions.status', '<>', 'uploading')
    .where(isRecording)
    // The answer may still be unchecked, if another one has ended the interview.
    .where(isNotReplaced)
    .limit(atMost)
    .forUpdate('takes')
    .skipLocked();
  const rows = await transaction.deleteFrom('takes').where('id', 'in', unused).returning('id').execute();
  return rows.map(({ id }) => id);
}
