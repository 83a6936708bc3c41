import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids of the jobs that the person of the current call does not see; without a person there are none. */
const hidden = new AsyncLocalStorage<readonly number[]>();

/** Runs `work` for a person: none of its statements reads anything of these jobs (see `visibleStatement`). */
export function withoutJobs<Result>(jobIds: readonly number[], work: () => Result): Result {
  return hidden.run(jobIds, work);
}

/** Runs `work` for the company as a whole, as where a limit of its plan counts all of its jobs. */
export function withEveryJob<Result>(work: () => Result): Result {
  return hidden.run([], work);
}

export function hiddenJobs(): readonly number[] {
  return hidden.getStore() ?? [];
}
