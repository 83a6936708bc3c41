import type { AskedQuestion, GivenScorecard, VideoComment } from '@nimble/contracts/scorecards';
import { averageOf } from './averages.ts';
import type { AnswerRow, ScorecardRow } from './scorecards.repository.ts';
import type { CommentRow } from './video-comments.repository.ts';

export function presentQuestions(
  questions: readonly { id: number; question: string; pool: number | null }[],
  answers: readonly AnswerRow[],
): AskedQuestion[] {
  return questions.map(({ id, question, pool }) => {
    const row = answers.find(({ question_id }) => question_id === id);
    const answer = row && {
      responseId: row.id,
      startsAt: row.starts_at_seconds,
      duration: row.duration_seconds,
    };
    return { id, question, pool, answer: answer ?? null };
  });
}

/** Drafts are visible to their reviewer only. */
export function presentGiven(rows: readonly ScorecardRow[], userId: number): GivenScorecard[] {
  return rows.flatMap((row) =>
    row.given_at === null
      ? []
      : [
          {
            reviewer: row.reviewer_name,
            isOwn: row.user_id === userId,
            givenAt: row.given_at.toISOString(),
            changedAt: row.changed_at?.toISOString() ?? null,
            average: averageOf(row.ratings),
            ratings: row.ratings,
          },
        ],
  );
}

export function presentComment(
  row: CommentRow,
  caller: { userId: number; mayUpdate: boolean },
): VideoComment {
  return {
    id: row.id,
    responseId: row.response_id,
    second: row.second,
    comment: row.comment,
    author: row.author_name,
    isGuest: row.is_guest,
    mayDelete: caller.mayUpdate && (row.is_guest || row.user_id === caller.userId),
    createdAt: row.created_at.toISOString(),
  };
}
