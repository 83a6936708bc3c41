import type { DemoPerson, DemoReview } from './demo-person.ts';
import type { MadeInterview } from './make-interviews.ts';
import type { Making, Team } from './making.ts';

type Reviewed = MadeInterview & { person: DemoPerson & { review: DemoReview } };

/** Ratings and decisions of the team, in the order of the decisions. */
export async function makeReviews(
  making: Making,
  team: Team,
  interviews: readonly MadeInterview[],
): Promise<void> {
  const reviewed = interviews
    .filter((interview): interview is Reviewed => 'review' in interview.person)
    .toSorted((one, other) => decidedDaysAgo(other.person) - decidedDaysAgo(one.person));
  for (const interview of reviewed) {
    making.stop.throwIfAborted();
    await review(making, team, interview);
  }
}

const decidedDaysAgo = ({ daysAgo, review }: Reviewed['person']) => daysAgo - review.days;

async function review({ services }: Making, team: Team, interview: Reviewed): Promise<void> {
  const { submissionId, responseIds, person, job } = interview;
  const { scorecards = [], comments = [], by, status, score, note } = person.review;
  for (const { by: reviewer, stars, says } of scorecards) {
    const ratings = job.plan.criteria.map((criterion, index) => ({
      criterion,
      questionId: null,
      stars: stars[index] ?? null,
      comment: index === 0 ? says : '',
    }));
    await services.scorecards.save(team[reviewer], submissionId, { ratings, give: true });
  }
  for (const { by: author, answer, second, says } of comments) {
    const responseId = responseIds[answer];
    if (responseId !== undefined)
      await services.videoComments.add(team[author], submissionId, { responseId, second, comment: says });
  }
  const changes = {
    ...(score !== undefined && { rating: score }),
    ...(note !== undefined && { notes: note }),
  };
  if (Object.keys(changes).length > 0) await services.submissions.change(team[by], submissionId, changes);
  if (status !== 'in_review')
    await services.submissions.change(team[by], submissionId, { status: 'in_review' });
  await services.submissions.change(team[by], submissionId, { status });
}
