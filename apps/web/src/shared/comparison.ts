/** How many candidates of one job are compared. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** Where candidates of a job are shown side by side. */
export function comparisonAddress(jobId: number, submissionIds: readonly number[]): string {
  return `/jobs/${jobId}/compare?candidates=${submissionIds.join(',')}`;
}
