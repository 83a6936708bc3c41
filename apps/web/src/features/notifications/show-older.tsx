import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { notificationMessages as messages } from './messages.ts';
import type { Notifications } from './notifications.cache.ts';

/** Below a list that has older ones. */
export function ShowOlder({ query }: { query: UseInfiniteQueryResult<Notifications> }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="border-line border-t p-2 text-center">
      <Button
        size="small"
        variant="ghost"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {messages.older}
      </Button>
    </div>
  );
}
