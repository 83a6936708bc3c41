import { QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from '../../lib/api-error.ts';
import { connectAfterAnswer } from '../../lib/socket/socket.ts';

const freshMilliseconds = 30_000;
const mostRetries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A server that answers has come back, however long it was away.
    queryCache: new QueryCache({ onSuccess: connectAfterAnswer }),
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
      },
      // Otherwise a change made offline would wait silently, and closing the tab would lose it. Now it fails at once.
      mutations: { networkMode: 'always' },
    },
  });
}
