import { getJobTeam, type JobTeamInput, listTeamPeople, updateJobTeam } from '@nimble/contracts/jobs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { useInvalidate } from '../../../shared/cache/invalidate.ts';
import { queryKeys, shownOfJobs } from '../../../shared/cache/query-keys.ts';
import { jobQuery } from '../jobs.queries.ts';

/** The people who see a job, and those who could. */
export function teamQuery(jobId: number) {
  return queryOptions({
    queryKey: [...queryKeys.job(jobId), 'team'],
    queryFn: async ({ signal }) => (await call(getJobTeam, { params: { id: jobId }, signal })).data,
  });
}

/** The people whom the team of a new job can have. */
export const teamPeopleQuery = queryOptions({
  queryKey: [...queryKeys.jobs, 'team-people'],
  queryFn: async ({ signal }) => (await call(listTeamPeople, { signal })).data,
});

export function useUpdateTeam(jobId: number) {
  const client = useQueryClient();
  const refresh = useInvalidate(shownOfJobs);
  return useMutation({
    mutationFn: async (team: JobTeamInput) =>
      (await call(updateJobTeam, { params: { id: jobId }, body: { data: team } })).data,
    onSuccess: (team) => {
      client.setQueryData(teamQuery(jobId).queryKey, team);
      client.setQueryData(jobQuery(jobId).queryKey, (job) => job && { ...job, teamOnly: team.teamOnly });
      return refresh();
    },
  });
}
