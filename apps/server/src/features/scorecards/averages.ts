import type { Rating } from '@nimble/contracts/scorecards';

type Stars = Pick<Rating, 'criterion' | 'questionId' | 'stars'>;

/**
 * One scorecard's stars for each criterion that it rates: those for the whole interview, else the mean of those for its
 * questions.
 */
export function starsByCriterion(ratings: readonly Stars[]): Map<string, number> {
  const names = [...new Set(ratings.map(({ criterion }) => criterion))];
  return new Map(
    names.flatMap((name) => {
      const ofName = ratings.filter(({ criterion, stars }) => criterion === name && stars !== null);
      const whole = ofName.find(({ questionId }) => questionId === null)?.stars;
      const stars = whole ?? mean(ofName.map((rating) => rating.stars));
      return stars === undefined ? [] : [[name, stars] as const];
    }),
  );
}

/** One scorecard's mean over its criteria with equal weights; 0 for one without stars. */
export function averageOf(ratings: readonly Stars[]): number {
  return mean([...starsByCriterion(ratings).values()]) ?? 0;
}

/**
 * Means over scorecards with equal weights: of all, by criterion, and by question, where a scorecard's stars for a
 * question are the mean of those that it gives to its answer. Undefined without scorecards.
 */
export function averagesOf(scorecards: readonly (readonly Stars[])[]) {
  const overall = mean(scorecards.map(averageOf));
  if (overall === undefined) return undefined;
  const byCriterion = scorecards.map(starsByCriterion);
  const criteria = [...new Set(byCriterion.flatMap((stars) => [...stars.keys()]))];
  const questions = [...new Set(scorecards.flat().map(({ questionId }) => questionId))];
  return {
    overall,
    criteria: criteria.map((criterion) => ({
      criterion,
      average: mean(byCriterion.map((stars) => stars.get(criterion))) ?? 0,
    })),
    questions: questions.flatMap((questionId) => {
      const average = mean(scorecards.map((ratings) => starsOfQuestion(ratings, questionId)));
      return questionId === null || average === undefined ? [] : [{ questionId, average }];
    }),
  };
}

function starsOfQuestion(ratings: readonly Stars[], questionId: number | null): number | undefined {
  return mean(ratings.filter((rating) => rating.questionId === questionId).map(({ stars }) => stars));
}

function mean(values: readonly (number | null | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}
