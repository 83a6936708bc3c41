/** How many candidates of one job can be compared. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** What a list passes on to the comparison that it opens. */
export type ComparisonState = { listSearch: string };

/** The query of the list of candidates that a comparison was opened from; undefined from elsewhere. */
export function readListSearch(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('listSearch' in state)) return undefined;
  return typeof state.listSearch === 'string' ? state.listSearch : undefined;
}

/** The address of candidates of a job side by side. */
export function comparisonAddress(jobId: number, submissionIds: readonly number[]): string {
  return `/jobs/${jobId}/compare?candidates=${submissionIds.join(',')}`;
}
