import type { Transaction } from '../../../platform/database/index.ts';

/** Without a comment: the note. */
export type Place = { companyId: number; submissionId: number; commentId: number | null };

/** Replaces the mentions of a note or a comment. @returns those who were not mentioned in it before. */
export async function replaceMentions(
  transaction: Transaction,
  { companyId, submissionId, commentId }: Place,
  userIds: readonly number[],
): Promise<number[]> {
  await transaction
    .deleteFrom('mentions')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('video_comment_id', commentId === null ? 'is' : '=', commentId)
    .$if(userIds.length > 0, (query) => query.where('user_id', 'not in', [...userIds]))
    .execute();
  if (userIds.length === 0) return [];
  const added = await transaction
    .insertInto('mentions')
    .values(
      userIds.map((userId) => ({
        company_id: companyId,
        submission_id: submissionId,
        video_comment_id: commentId,
        user_id: userId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['submission_id', 'video_comment_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute();
  return added.map(({ user_id }) => user_id);
}
