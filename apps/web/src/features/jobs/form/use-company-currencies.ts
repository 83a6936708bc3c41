import type { Job } from '@nimble/contracts/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/cache/query-keys.ts';

/** The currencies of the company's jobs, the most frequent first, as far as they are loaded. */
export function useCompanyCurrencies(): readonly string[] {
  const client = useQueryClient();
  const [currencies] = useState(() => {
    const lists = client.getQueriesData<{ data: readonly Job[] }>({
      queryKey: [...queryKeys.jobs, 'page'],
    });
    const opened = client.getQueriesData<Job>({ queryKey: queryKeys.anyJob });
    const jobs = new Map(
      [
        ...lists.flatMap(([, list]) => list?.data ?? []),
        ...opened.flatMap(([, job]) => (job?.currency === undefined ? [] : [job])),
      ].map(({ id, currency }) => [id, currency]),
    );
    return mostUsualFirst([...jobs.values()]);
  });
  return currencies;
}

export function mostUsualFirst(codes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
}
