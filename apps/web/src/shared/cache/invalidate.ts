import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Loads again what is on screen of these, and the rest when it is shown next. */
export async function invalidate(client: QueryClient, keys: Iterable<QueryKey>): Promise<void> {
  await Promise.all(Array.from(keys, (queryKey) => client.invalidateQueries({ queryKey })));
}

/** The same, as what follows a change. */
export function useInvalidate(keys: readonly QueryKey[]): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidate(client, keys);
}
