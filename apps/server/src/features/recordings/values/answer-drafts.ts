import type { AnswerDraft } from '@nimble/contracts/answers';
import type { Database } from '../../../platform/database/index.ts';
import { type DraftRow, type Owner, selectDrafts } from './answer-drafts.repository.ts';

/** The begun answers of an interview that are not recorded. */
export async function findDrafts(database: Database, owner: Owner): Promise<AnswerDraft[]> {
  return (await selectDrafts(database, owner).execute()).map(presentDraft);
}

export function presentDraft(row: DraftRow): AnswerDraft {
  return {
    questionId: row.question_id,
    attempt: row.attempt,
    sequence: row.sequence,
    secondsLeft: row.seconds_left === null ? null : Math.max(0, row.seconds_left),
    isUsed: row.used_attempt === row.attempt,
    value: row.value,
  };
}
