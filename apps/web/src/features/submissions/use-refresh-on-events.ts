import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from '../../lib/socket.ts';
import { submissionsKey } from './submissions.queries.ts';

/** Loads submissions again when the server says that one of the company has changed. */
export function useRefreshOnEvents(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent('submission-updated', () => {
        void client.invalidateQueries({ queryKey: submissionsKey });
      }),
    [client],
  );
}
