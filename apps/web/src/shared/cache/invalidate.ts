import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { mayPass } from '../../lib/api-error.ts';

/** Reloads visible queries, and the others when they are shown next. */
export async function invalidate(client: QueryClient, keys: Iterable<QueryKey>): Promise<void> {
  await Promise.all(Array.from(keys, (queryKey) => client.invalidateQueries({ queryKey })));
}

/** The same, as the result of a change. */
export function useInvalidate(keys: readonly QueryKey[]): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidate(client, keys);
}

/**
 * Reloads what a failed change may have shown wrongly. A refusal may mean a concurrent change, so the change stays busy
 * until that is shown. If the server did not answer, nothing waits for the reload: it may fail several times, too, and
 * the message would be late.
 */
export function reloadAfterFailure(
  client: QueryClient,
  queryKey: QueryKey,
  error: Error,
): Promise<void> | undefined {
  const reload = client.invalidateQueries({ queryKey });
  return mayPass(error) ? undefined : reload;
}
