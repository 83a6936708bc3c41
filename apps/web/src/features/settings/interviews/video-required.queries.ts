import { allowTextInJobs, listJobsRequiringVideo } from '@nimble/contracts/jobs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { invalidate } from '../../../shared/cache/invalidate.ts';
import { queryKeys, shownOfJobs } from '../../../shared/cache/query-keys.ts';

/** Jobs with questions that allow only video. */
export const jobsRequiringVideoQuery = queryOptions({
  queryKey: [...queryKeys.jobs, 'requiring-video'],
  queryFn: ({ signal }) => call(listJobsRequiringVideo, { signal }),
});

export function useAllowText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(allowTextInJobs),
    onSuccess: (left) => {
      client.setQueryData(jobsRequiringVideoQuery.queryKey, left);
      return invalidate(client, [...shownOfJobs, queryKeys.anyJob]);
    },
  });
}
