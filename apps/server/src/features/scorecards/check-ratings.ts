import { type Rating } from '@nimble/contracts/scorecards';
import { RequestError } from '../../platform/errors.ts';
import { starsByCriterion } from './averages.ts';

type Asked = { criteria: readonly string[]; questionIds: readonly number[] };

/**
 * The nonempty ratings, validated.
 * @throws RequestError unprocessable for an unknown criterion or question, and for duplicate ratings.
 */
export function checkRatings(ratings: readonly Rating[], { criteria, questionIds }: Asked): Rating[] {
  const seen = new Set<string>();
  for (const { criterion, questionId } of ratings) {
    if (!criteria.includes(criterion)) throw new RequestError('scorecard.unknown_criterion');
    if (questionId !== null && !questionIds.includes(questionId))
      throw new RequestError('scorecard.unknown_question');
    const key = JSON.stringify([criterion, questionId]);
    if (seen.has(key)) throw new RequestError('scorecard.rated_twice');
    seen.add(key);
  }
  return ratings
    .map((rating) => ({ ...rating, comment: rating.comment.trim() }))
    .filter(({ stars, comment }) => stars !== null || comment !== '');
}

/** Has each criterion stars, for the whole interview or for a question? */
export function isComplete(ratings: readonly Rating[], criteria: readonly string[]): boolean {
  const rated = starsByCriterion(ratings);
  return criteria.every((criterion) => rated.has(criterion));
}
