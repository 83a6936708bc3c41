import {
  type AnswerValue,
  arrivalTolerance,
  type KeptValue,
  type ValueFormat,
} from '@nimble/contracts/answers';
import { sql } from 'kysely';
import { ownValueLimit } from '../../../platform/answers/own-time-limit.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';

export type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;
type Place = { questionId: number; format: ValueFormat };

const elapsed = sql`extract(epoch from clock_timestamp() - answer_drafts.started_at)`;

/** The drafts of an interview, with the time that each has left; negative after its end. */
export function selectDrafts(database: Database | Transaction, owner: Owner) {
  return database
    .selectFrom('answer_drafts')
    .innerJoin('questions', 'questions.id', 'answer_drafts.question_id')
    .innerJoin('submissions', 'submissions.id', 'answer_drafts.submission_id')
    .select([
      'answer_drafts.question_id',
      'answer_drafts.format',
      'answer_drafts.attempt',
      'answer_drafts.sequence',
      'answer_drafts.writer',
      'answer_drafts.value',
      'answer_drafts.seconds_used',
      'answer_drafts.is_late',
      'answer_drafts.used_attempt',
      sql<number | null>`(${ownValueLimit} - ${elapsed})::double precision`.as('seconds_left'),
      sql<number>`${elapsed}::double precision`.as('seconds_elapsed'),
    ])
    .where('answer_drafts.company_id', '=', owner.companyId)
    .where('answer_drafts.submission_id', '=', owner.submissionId)
    .orderBy('answer_drafts.question_id');
}
export type DraftRow = Awaited<ReturnType<typeof findDraft>> & {};

export function findDraft(transaction: Database | Transaction, owner: Owner, place: Place) {
  return selectDrafts(transaction, owner)
    .where('answer_drafts.question_id', '=', place.questionId)
    .where('answer_drafts.format', '=', place.format)
    .executeTakeFirst();
}

/** What arrives now is late when the time was over that much before. */
export function isLateNow(draft: DraftRow): boolean {
  return draft.seconds_left !== null && draft.seconds_left < -arrivalTolerance;
}

/** The first attempt at an answer, or the next one, whose time starts now. */
export async function startDraft(
  transaction: Transaction,
  owner: Owner,
  { questionId, format, attempt, value }: Place & { attempt: number; value: AnswerValue },
): Promise<void> {
  const started = { attempt, started_at: sql<Date>`clock_timestamp()`, sequence: 0, seconds_used: 0 };
  await transaction
    .insertInto('answer_drafts')
    .values({
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: questionId,
      format,
      value: JSON.stringify(value),
      ...started,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'question_id', 'format'])
        .doUpdateSet({ ...started, is_late: false, updated_at: new Date() }),
    )
    .execute();
}

type Change = {
  sequence: number;
  writer: string | null;
  value: AnswerValue;
  secondsUsed: number;
  isLate: boolean;
  usedAttempt?: number;
};

export async function changeDraft(
  transaction: Transaction,
  owner: Owner,
  { questionId, format }: Place,
  { sequence, writer, value, secondsUsed, isLate, usedAttempt }: Change,
): Promise<void> {
  await transaction
    .updateTable('answer_drafts')
    .set({
      sequence,
      writer,
      value: JSON.stringify(value),
      seconds_used: secondsUsed,
      is_late: isLate,
      updated_at: new Date(),
      ...(usedAttempt !== undefined && { used_attempt: usedAttempt }),
    })
    .where('company_id', '=', owner.companyId)
    .where('submission_id', '=', owner.submissionId)
    .where('question_id', '=', questionId)
    .where('format', '=', format)
    .execute();
}

/** The answer to a question, where it is not recorded. */
export async function findKeptValue(
  database: Database,
  owner: Owner,
  questionId: number,
): Promise<KeptValue | null> {
  const row = await database
    .selectFrom('responses')
    .select('value')
    .where('company_id', '=', owner.companyId)
    .where('submission_id', '=', owner.submissionId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** A submitted interview has answers and no drafts. */
export async function deleteDrafts(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await transaction
    .deleteFrom('answer_drafts')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}
