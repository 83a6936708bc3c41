import { mostVideoComments, type NewVideoComment, type VideoComment } from '@nimble/contracts/scorecards';
import {
  type Database,
  inTransaction,
  lockSubmitted,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { presentComment } from './scorecards.presenter.ts';
import { findNameOfUser, findSubmissionToRate } from './scorecards.repository.ts';
import { requireSubmission } from './show-scorecard.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  findAnswer,
  insertComment,
} from './video-comments.repository.ts';

/** Durations are precise to some milliseconds: a player's moment may be this far after the end, seconds. */
const tolerance = 1;

type Author = { name: string } & (
  | { userId: number; guestLinkId: null }
  | { userId: null; guestLinkId: number }
);

/**
 * Adds a comment on a moment of one of these submissions' answers.
 * @throws RequestError unprocessable for any other answer, one that is not recorded, a moment after its end, or too
 * many comments.
 */
export async function addComment(
  transaction: Transaction,
  {
    by,
    submissionIds,
    author,
  }: { by: Actor | { companyId: number }; submissionIds: readonly number[]; author: Author },
  { responseId, second, comment }: NewVideoComment,
): Promise<CommentRow> {
  const { companyId } = by;
  const answer = await findAnswer(transaction, companyId, responseId);
  if (answer === undefined || !submissionIds.includes(answer.submission_id))
    throw new RequestError('scorecard.unknown_answer');
  if (answer.take_id === null) throw new RequestError('scorecard.answer_not_recorded');
  if (answer.duration_seconds !== null && second > answer.duration_seconds + tolerance)
    throw new RequestError('scorecard.after_end');
  const { submission_id: submissionId, job_id: jobId } = answer;
  // Locked, so that two at once do not exceed the maximum; meanwhile it may have been erased.
  const submission = await lockSubmitted(transaction, companyId, submissionId);
  if (submission === undefined) throw new RequestError('scorecard.unknown_answer');
  if ((await countComments(transaction, companyId, submissionId)) >= mostVideoComments)
    throw new RequestError('scorecard.too_many_comments');
  const { name: authorName, ...writer } = author;
  const row = await insertComment(transaction, {
    companyId,
    submissionId,
    responseId,
    second,
    comment,
    authorName,
    ...writer,
  });
  const { status } = submission;
  await emit(transaction, { type: 'submission.updated', by, submissionId, jobId, status });
  return row;
}

export function createVideoCommentsService(database: Database) {
  return {
    /** @throws RequestError notFound for a submission that is missing or of another company; else as `addComment`. */
    async add(
      member: Actor,
      submissionId: number,
      { mentions = [], ...input }: NewVideoComment,
    ): Promise<VideoComment> {
      const { companyId, userId } = member;
      const row = await inTransaction(database, async (transaction) => {
        await requireSubmission(transaction, companyId, submissionId);
        const name = await findNameOfUser(transaction, companyId, userId);
        const author = { name, userId, guestLinkId: null };
        const added = await addComment(
          transaction,
          { by: member, submissionIds: [submissionId], author },
          input,
        );
        if (mentions.length > 0) {
          const where = { submissionId, commentId: added.id };
          await emit(transaction, { type: 'submission.mentioned', by: member, ...where, userIds: mentions });
        }
        return added;
      });
      return presentComment(row, { userId, mayUpdate: true });
    },

    /** @throws RequestError notFound for a colleague's comment too. */
    async remove(member: Actor, commentId: number): Promise<void> {
      const { companyId, userId } = member;
      await inTransaction(database, async (transaction) => {
        const gone = await deleteComment(transaction, { companyId, userId, commentId });
        if (gone === undefined) throw new RequestError('scorecard.comment_not_found');
        const submission = await findSubmissionToRate(transaction, companyId, gone.submission_id);
        if (submission === undefined) return;
        const { id, job_id: jobId, status } = submission;
        const shown = { submissionId: id, jobId, status };
        await emit(transaction, { type: 'submission.updated', by: member, ...shown });
      });
    },
  };
}
export type VideoCommentsService = ReturnType<typeof createVideoCommentsService>;
