import type { Database, Transaction } from '../../platform/database/index.ts';

const columns = [
  'video_comments.id',
  'video_comments.response_id',
  'video_comments.second',
  'video_comments.comment',
  'video_comments.author_name',
  'video_comments.is_guest',
  'video_comments.user_id',
  'video_comments.created_at',
] as const;

/** In the order of the interview; `byUserId` limits them to one reviewer's. */
export function findComments(
  database: Database,
  { companyId, submissionId, byUserId }: { companyId: number; submissionId: number; byUserId?: number },
) {
  return database
    .selectFrom('video_comments')
    .innerJoin('responses', 'responses.id', 'video_comments.response_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .select(columns)
    .where('video_comments.company_id', '=', companyId)
    .where('video_comments.submission_id', '=', submissionId)
    .$if(byUserId !== undefined, (query) => query.where('video_comments.user_id', '=', byUserId ?? null))
    .orderBy('questions.position')
    .orderBy('video_comments.second')
    .orderBy('video_comments.id')
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** The comments of one guest link. */
export function findCommentsOfLink(database: Database, companyId: number, guestLinkId: number) {
  return database
    .selectFrom('video_comments')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('guest_link_id', '=', guestLinkId)
    .orderBy('id')
    .execute();
}

/** An answer's submission and length; undefined for one that is missing or of another company. */
export function findAnswer(transaction: Transaction, companyId: number, responseId: number) {
  return transaction
    .selectFrom('responses')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .select([
      'submissions.id as submission_id',
      'submissions.job_id',
      'responses.duration_seconds',
      'responses.take_id',
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.id', '=', responseId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirst();
}

export async function countComments(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<number> {
  const { total } = await transaction
    .selectFrom('video_comments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return total;
}

export type NewComment = {
  companyId: number;
  submissionId: number;
  responseId: number;
  second: number;
  comment: string;
  authorName: string;
} & ({ userId: number; guestLinkId: null } | { userId: null; guestLinkId: number });

export function insertComment(transaction: Transaction, comment: NewComment): Promise<CommentRow> {
  return transaction
    .insertInto('video_comments')
    .values({
      company_id: comment.companyId,
      submission_id: comment.submissionId,
      response_id: comment.responseId,
      second: comment.second,
      comment: comment.comment,
      author_name: comment.authorName,
      is_guest: comment.userId === null,
      user_id: comment.userId,
      guest_link_id: comment.guestLinkId,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A reviewer's own comment or a guest's. @returns its submission; undefined when it is missing. */
export function deleteComment(
  transaction: Transaction,
  { companyId, userId, commentId }: { companyId: number; userId: number; commentId: number },
) {
  return transaction
    .deleteFrom('video_comments')
    .where('company_id', '=', companyId)
    .where('id', '=', commentId)
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('is_guest', '=', true)]))
    .returning('submission_id')
    .executeTakeFirst();
}
