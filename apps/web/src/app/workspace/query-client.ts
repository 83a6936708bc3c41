import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';

const freshMilliseconds = 30_000;
const mostRetries = 2;

/** Refusals are final; only temporary failures are retried. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500);
}

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
