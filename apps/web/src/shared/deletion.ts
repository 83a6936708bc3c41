import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';

/** A missing record counts as deleted: a colleague may have been faster, or the answer to the first call was lost. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/**
 * Removes a deleted record from the cache once no page shows it any more: its page would reload it and show "not
 * found".
 */
export function forgetWhenLeft(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  if (query === undefined) return;
  if (query.getObserversCount() === 0) return cache.remove(query);
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerRemoved' || event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}
