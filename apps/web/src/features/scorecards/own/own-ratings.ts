import type { Rating } from '@nimble/contracts/scorecards';

/** The rating of this criterion for the whole interview (null) or for a question; empty without one. */
export function ratingOf(ratings: readonly Rating[], criterion: string, questionId: number | null): Rating {
  const found = ratings.find((rating) => rating.criterion === criterion && rating.questionId === questionId);
  return found ?? { criterion, questionId, stars: null, comment: '' };
}

/** The ratings with one of them replaced, or added. */
export function withRating(ratings: readonly Rating[], changed: Rating): Rating[] {
  const others = ratings.filter(
    ({ criterion, questionId }) => criterion !== changed.criterion || questionId !== changed.questionId,
  );
  return [...others, changed];
}

/** Mean of the stars that a criterion has for questions; null without any. */
export function meanOfQuestions(ratings: readonly Rating[], criterion: string): number | null {
  const stars = ratings.flatMap((rating) =>
    rating.criterion === criterion && rating.questionId !== null && rating.stars !== null
      ? [rating.stars]
      : [],
  );
  return stars.length === 0 ? null : stars.reduce((sum, each) => sum + each, 0) / stars.length;
}

/** The criteria that still have no stars, neither for the interview nor for a question. */
export function unratedCriteria(ratings: readonly Rating[], criteria: readonly string[]): string[] {
  return criteria.filter(
    (name) => !ratings.some(({ criterion, stars }) => criterion === name && stars !== null),
  );
}

/** Ratings of the job's current criteria; those of earlier ones are not sent again. */
export function ratingsToSend(ratings: readonly Rating[], criteria: readonly string[]): Rating[] {
  return ratings.filter(({ criterion }) => criteria.includes(criterion));
}
