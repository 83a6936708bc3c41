import type { SubmissionSummary } from '@nimble/contracts/submissions';

type Reviewer = { id: number; name: string };

/** Finds the people who are assigned to these submissions, sorted by name. */
export type FindReviewers = (
  companyId: number,
  submissionIds: readonly number[],
) => Promise<ReadonlyMap<number, Reviewer[]>>;

/** Adds who is assigned to each, if `populate` names it. */
export async function withReviewers(
  findReviewers: FindReviewers,
  companyId: number,
  submissions: SubmissionSummary[],
  populate: ReadonlySet<string>,
): Promise<SubmissionSummary[]> {
  if (!populate.has('reviewers') || submissions.length === 0) return submissions;
  const found = await findReviewers(
    companyId,
    submissions.map(({ id }) => id),
  );
  return submissions.map((submission) => ({ ...submission, reviewers: found.get(submission.id) ?? [] }));
}
