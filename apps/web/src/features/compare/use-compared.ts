import type { Scorecard } from '@nimble/contracts/scorecards';
import type { Submission } from '@nimble/contracts/submissions';
import { useQueries } from '@tanstack/react-query';
import { scorecardQuery } from '../scorecards/index.ts';
import { submissionQuery } from '../submissions/index.ts';

export type Compared =
  | { state: 'loading'; id: number }
  | { state: 'failed'; id: number; error: Error | null; isOtherJob: boolean; retry: () => void }
  | { state: 'ready'; id: number; submission: Submission; scorecard: Scorecard };

/** Each candidate with the scorecard that the caller may see. One failure does not block the others. */
export function useCompared(jobId: number, ids: readonly number[]): Compared[] {
  const submissions = useQueries({ queries: ids.map((id) => submissionQuery(id)) });
  const scorecards = useQueries({ queries: ids.map((id) => scorecardQuery(id)) });
  return ids.map((id, index) => {
    const submission = submissions[index];
    const scorecard = scorecards[index];
    const isOtherJob = submission?.data !== undefined && submission.data.job.id !== jobId;
    const error = submission?.error ?? scorecard?.error ?? null;
    if (isOtherJob || error !== null)
      return {
        state: 'failed',
        id,
        error,
        isOtherJob,
        retry: () => void Promise.all([submission?.refetch(), scorecard?.refetch()]),
      };
    if (submission?.data === undefined || scorecard?.data === undefined) return { state: 'loading', id };
    return { state: 'ready', id, submission: submission.data, scorecard: scorecard.data };
  });
}
