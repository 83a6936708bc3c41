/** Navigation state of links to the page of jobs that say "Create": the page opens with the wizard. */
export const withNewJob = { createsJob: true } as const;

export function opensNewJob(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createsJob' in state && state.createsJob === true;
}
