import type {
  SeveralChanged,
  SeveralDecisions,
  SeveralStatusChanges,
  SeveralUndone,
} from '@nimble/contracts/submissions';
import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { languageOfCall } from '../../../platform/texts/index.ts';
import { eraseSubmissions } from '../erasure/erasure.ts';
import { shown } from '../finished-submission.ts';
import { giveReview, type ReviewDependencies } from './give-review.ts';
import { undoOwnDecision } from './undo-decision.service.ts';

type Dependencies = ReviewDependencies & { database: Database };

/** What a reviewer does to several submissions at once. */
export function createSeveralService({ database, ...review }: Dependencies) {
  return {
    /** Each in a transaction of its own: one that is refused must not take the decision on the others back. */
    async changeSeveral(
      member: Actor,
      { status, mail, submissions }: SeveralStatusChanges,
    ): Promise<SeveralChanged> {
      const decisions: SeveralChanged['decisions'] = [];
      const seenOf = new Map(submissions.map(({ id, ...seen }) => [id, seen]));
      const answer = await changeEach(database, [...seenOf.keys()], async (transaction, submissionId) => {
        const changes = { status, mail, ...seenOf.get(submissionId) };
        const decidedAt = await giveReview(transaction, member, { submissionId, changes, ...review });
        if (decidedAt !== undefined)
          decisions.push({ id: submissionId, reviewedAt: decidedAt.toISOString() });
      });
      return { ...answer, decisions };
    },

    /** In the same way. */
    async undoSeveral(member: Actor, { decisions }: SeveralDecisions): Promise<SeveralUndone> {
      const timeOf = new Map(decisions.map(({ id, reviewedAt }) => [id, reviewedAt]));
      return changeEach(database, [...timeOf.keys()], async (transaction, submissionId) => {
        const reviewedAt = timeOf.get(submissionId) ?? '';
        await undoOwnDecision(transaction, member, { submissionId, reviewedAt, ...review });
      });
    },

    /** All in one transaction, locked in the order of their ids, so that two calls never wait for each other. */
    async removeSeveral(member: Actor, ids: readonly number[]): Promise<number[]> {
      const { companyId } = member;
      return inTransaction(database, async (transaction) => {
        const rows = await lockExisting(transaction, companyId, ids);
        const found = rows.map(({ id }) => id);
        if (found.length > 0) await eraseSubmissions(transaction, companyId, found);
        for (const row of rows)
          await emit(transaction, { type: 'submission.deleted', by: member, ...shown(row) });
        return found;
      });
    },
  };
}

async function changeEach(
  database: Database,
  ids: readonly number[],
  change: (transaction: Transaction, submissionId: number) => Promise<void>,
): Promise<SeveralUndone> {
  const answer: SeveralUndone = { changed: [], refused: [] };
  for (const id of ids) {
    try {
      await inTransaction(database, (transaction) => change(transaction, id));
      answer.changed.push(id);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      answer.refused.push({ id, code: error.code, message: error.text(languageOfCall()) });
    }
  }
  return answer;
}

async function lockExisting(transaction: Transaction, companyId: number, ids: readonly number[]) {
  const rows = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const row = await lockSubmission(transaction, companyId, id);
    if (row !== undefined && row.status !== 'uploading') rows.push(row);
  }
  return rows;
}
