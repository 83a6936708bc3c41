/** How many candidates of one job can be compared. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** The address of candidates of a job side by side. */
export function comparisonAddress(jobId: number, submissionIds: readonly number[]): string {
  return `/jobs/${jobId}/compare?candidates=${submissionIds.join(',')}`;
}
