import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a change was answered. A load that is on its way may have been asked before the change and bring back what
 * was there: it is dropped, and asked again.
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
