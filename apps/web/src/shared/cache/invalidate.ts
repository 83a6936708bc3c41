import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Reloads visible queries, and the others when they are shown next. */
export async function invalidate(client: QueryClient, keys: Iterable<QueryKey>): Promise<void> {
  await Promise.all(Array.from(keys, (queryKey) => client.invalidateQueries({ queryKey })));
}

/** The same, as the result of a change. */
export function useInvalidate(keys: readonly QueryKey[]): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidate(client, keys);
}
