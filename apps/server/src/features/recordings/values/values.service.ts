import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerDraft,
  allowsFormat,
  type ChangedDraft,
  type StartedAnswer,
} from '@nimble/contracts/answers';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import { useValueAsAnswer } from '../answers.service.ts';
import { requireOpen } from '../takes/open-take.ts';
import { findOwnQuestions } from '../takes/takes.repository.ts';
import { changeDraft, type DraftRow, findDraft, isLateNow, startDraft } from './answer-drafts.repository.ts';
import { presentDraft } from './answer-drafts.ts';
import { emptyValues, keepValue } from './check-value.ts';
import { allowAgain, isEnding } from './ending.ts';

type Dependencies = {
  database: Database;
  /** Submits the interview that an answer has ended. */
  submitEnded: (transaction: Transaction, candidate: Candidate) => Promise<void>;
};

/** Answers that are not recorded, from their start until they are used. */
export function createValuesService(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    async start(candidate: Candidate, questionId: number, started: StartedAnswer): Promise<AnswerDraft> {
      const { formats, retakes } = await ownQuestion(database, candidate, questionId);
      const { format, attempt } = started;
      if (!allowsFormat(formats, format)) throw new RequestError('answer.format_not_allowed');
      return inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const place = { questionId, format };
        const before = await findDraft(transaction, candidate, place);
        const last = before?.attempt ?? 0;
        if (before === undefined || attempt !== last) {
          if (attempt !== last + 1) throw new RequestError('answer.attempt_over');
          if (retakes !== null && attempt > retakes + 1) throw new RequestError('answer.no_attempts_left');
          await startDraft(transaction, candidate, { ...place, attempt, value: emptyValues[format] });
        }
        return presentDraft(await existing(transaction, candidate, place));
      });
    },

    /** Keeps the newer of the stored and the sent change, unless they are of two devices. @returns the stored one. */
    async save(candidate: Candidate, questionId: number, change: ChangedDraft): Promise<AnswerDraft> {
      return inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const place = { questionId, format: change.value.format };
        const draft = await existing(transaction, candidate, place);
        const isNewer = change.attempt === draft.attempt && change.sequence > draft.sequence;
        if (!isNewer || !isContinued(draft, change) || draft.used_attempt === draft.attempt)
          return presentDraft(draft);
        await changeDraft(transaction, candidate, place, { ...storedOf(draft, change) });
        return presentDraft(await existing(transaction, candidate, place));
      });
    },

    /**
     * @throws RequestError unprocessable for a value that the question does not allow; conflict if another device has
     * changed the draft meanwhile, as for a change.
     */
    use: (candidate: Candidate, questionId: number, change: ChangedDraft) =>
      use(dependencies, candidate, questionId, change),
  };
}
export type ValuesService = ReturnType<typeof createValuesService>;

async function use(
  { database, submitEnded }: Dependencies,
  candidate: Candidate,
  questionId: number,
  change: ChangedDraft,
): Promise<void> {
  const { formats } = await ownQuestion(database, candidate, questionId);
  const kept = keepValue(change.value, formats);
  await inTransaction(database, async (transaction) => {
    await requireOpen(transaction, candidate);
    const place = { questionId, format: change.value.format };
    const draft = await existing(transaction, candidate, place);
    if (draft.attempt !== change.attempt) throw new RequestError('answer.attempt_over');
    if (draft.used_attempt === draft.attempt) {
      // Its answer was lost on the way.
      if (isDeepStrictEqual(draft.value, change.value)) return;
      throw new RequestError('answer.attempt_over');
    }
    if (!isContinued(draft, change) && !isDeepStrictEqual(draft.value, change.value))
      throw new RequestError('answer.changed_elsewhere');
    const stored = storedOf(draft, change);
    await changeDraft(transaction, candidate, place, { ...stored, usedAttempt: draft.attempt });
    await useValueAsAnswer(transaction, candidate, { questionId, ...stored, value: kept });
    if (isEnding(kept, formats)) await submitEnded(transaction, candidate);
  }).catch((error: unknown) => {
    if (!isEnding(kept, formats)) throw error;
    return allowAgain(error, database, candidate, { questionId, value: kept });
  });
}

/** Does a change know the stored one? Else it is of another device, and its candidate chooses between both. */
function isContinued({ sequence, writer }: DraftRow, change: ChangedDraft): boolean {
  return change.after === undefined || change.after === sequence || change.writer === writer;
}

/** A value that has arrived before is as late as it was then. */
function storedOf(draft: DraftRow, { sequence, value, seconds, writer }: ChangedDraft) {
  const isKnown = isDeepStrictEqual(draft.value, value);
  // Without an end the browser cannot tell, after a reload, when it began.
  const used = draft.seconds_left === null ? draft.seconds_elapsed : seconds;
  return {
    sequence: Math.max(sequence, draft.sequence),
    writer: writer ?? null,
    value,
    secondsUsed: isKnown && draft.sequence > 0 ? draft.seconds_used : used,
    isLate: isKnown ? draft.is_late : isLateNow(draft),
  };
}

async function existing(
  transaction: Transaction,
  candidate: Candidate,
  place: Parameters<typeof findDraft>[2],
): Promise<DraftRow> {
  const draft = await findDraft(transaction, candidate, place);
  if (draft === undefined) throw new RequestError('answer.not_started');
  return draft;
}

/** @throws RequestError invalidInput for a question that this interview does not ask. */
async function ownQuestion(database: Database, candidate: Candidate, questionId: number) {
  const question = (await findOwnQuestions(database, candidate)).find(({ id }) => id === questionId);
  if (question === undefined) throw new RequestError('recording.unknown_question');
  return question;
}
