import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows the answer of a change. A running load may have been sent before the change and would restore the old value: it
 * is canceled, and sent again.
 */
export function showChanged<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (shown: Data) => Data,
): void {
  const isLoading = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  client.setQueryData<Data>(queryKey, (shown) => shown && change(shown));
  if (isLoading) void client.invalidateQueries({ queryKey, exact: true });
}
