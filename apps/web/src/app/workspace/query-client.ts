import { QueryClient } from '@tanstack/react-query';
import { mayPass } from '../../lib/api-error.ts';

const freshMilliseconds = 30_000;
const mostRetries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
      },
    },
  });
}
