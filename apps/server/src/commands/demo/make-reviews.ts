import type { MadeInterview } from './make-interviews.ts';
import type { Kept } from './make-library.ts';
import type { Making, Team } from './making.ts';
import type { DemoPerson, DemoReview } from './people/demo-person.ts';

type Company = { team: Team; kept: Kept };
type Submitted = MadeInterview & { person: DemoPerson };
type Reviewed = MadeInterview & { person: DemoPerson & { review: DemoReview } };

/** Ratings and decisions of the team, in the order of the decisions, and what is still to be reviewed. */
export async function makeReviews(
  making: Making,
  company: Company,
  interviews: readonly MadeInterview[],
): Promise<void> {
  const submitted = interviews.filter((interview): interview is Submitted => 'agrees' in interview.person);
  const reviewed = submitted
    .filter((interview): interview is Reviewed => interview.person.review !== undefined)
    .toSorted((one, other) => decidedDaysAgo(other.person) - decidedDaysAgo(one.person));
  for (const interview of reviewed) {
    making.stop.throwIfAborted();
    await review(making, company, interview);
  }
  for (const interview of submitted) await sortIn(making, company, interview);
}

const decidedDaysAgo = ({ daysAgo, review }: Reviewed['person']) => daysAgo - review.days;

async function review({ services }: Making, { team, kept }: Company, interview: Reviewed): Promise<void> {
  const { submissionId, responseIds, person, job } = interview;
  const { scorecards = [], comments = [], by, status, stage, score, note } = person.review;
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
  if (stage !== undefined)
    await services.submissions.change(team[by], submissionId, { stage: kept.stages.get(stage) ?? null });
}

/** Its tags, and who is to review it by when. */
async function sortIn(
  { services }: Making,
  { team, kept }: Company,
  { submissionId: id, person }: Submitted,
): Promise<void> {
  for (const tag of person.tags ?? [])
    await services.tags.add(team.Theo, { id, tagId: kept.tags.get(tag) ?? 0 });
  for (const { by, to, dueInDays } of person.assigned ?? [])
    await services.assignments.assign(team[by], { id, userId: team[to].userId }, { dueOn: dayIn(dueInDays) });
}

/** A day of UTC, as 2026-11-23. */
function dayIn(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
