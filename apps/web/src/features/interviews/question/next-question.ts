import type { OpenInterview } from '@nimble/contracts/interviews';

/** The first question without an answer; with all of them answered, the first. */
export function nextQuestion({ job, responses }: Pick<OpenInterview, 'job' | 'responses'>): number {
  const answered = new Set(responses.map(({ questionId }) => questionId));
  return Math.max(
    0,
    job.questions.findIndex(({ id }) => !answered.has(id)),
  );
}
