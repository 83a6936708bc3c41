import { isAllowed } from '@nimble/contracts/roles';
import type { Database } from '../../platform/database/index.ts';
import { averagesOf } from './averages.ts';
import { findRatingsOf } from './scorecards.repository.ts';
import type { Caller } from './show-scorecard.ts';

type TeamRating = {
  /** Submitted scorecards. */
  scorecards: number;
  /** Mean of them, 1 to 5. */
  average: number;
};

/**
 * The ratings of several submissions, by their ids; none of those without a submitted scorecard. As `showScorecard`, it
 * leaves out the submissions whose ratings the caller may not see yet.
 */
export async function findTeamRatings(
  database: Database,
  { companyId, userId, permissions }: Caller,
  submissionIds: readonly number[],
): Promise<Map<number, TeamRating>> {
  const mayRate = isAllowed(permissions, 'submission', 'update');
  const rows = await findRatingsOf(database, companyId, submissionIds);
  const bySubmission = Map.groupBy(rows, ({ submission_id }) => submission_id);
  const ratings = new Map<number, TeamRating>();
  for (const [submissionId, scorecards] of bySubmission) {
    const isSeen = !mayRate || scorecards.some(({ user_id }) => user_id === userId);
    const averages = isSeen ? averagesOf(scorecards.map((one) => one.ratings)) : undefined;
    if (averages !== undefined)
      ratings.set(submissionId, { scorecards: scorecards.length, average: averages.overall });
  }
  return ratings;
}
