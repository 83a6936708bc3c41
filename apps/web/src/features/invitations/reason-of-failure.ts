import { ApiError, messageOf } from '../../lib/api-error.ts';

/** The server's own text for a limit, which says more than that for every 429. */
export function reasonOf(failure: Error, fallback: string): string {
  const said = failure instanceof ApiError && failure.status === 429 ? failure.serverMessage : undefined;
  return said ?? messageOf(failure, fallback);
}
