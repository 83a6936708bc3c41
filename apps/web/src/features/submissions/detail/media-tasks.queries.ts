import {
  listMediaTasks,
  type MediaTask,
  retryMediaTask,
  type ShownStepKind,
} from '@nimble/contracts/media-tasks';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { onServerEvent } from '../../../lib/socket/socket.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { queryKeys } from '../../../shared/cache/query-keys.ts';
import { submissionQuery } from '../submissions.queries.ts';

/** Polling interval of unfinished steps when no event of the socket arrives. */
const pollMilliseconds = 15_000;

const isUnderWay = ({ state }: MediaTask) => state === 'waiting' || state === 'running';

export function mediaTasksQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'tasks'],
    queryFn: async ({ signal }) =>
      (await call(listMediaTasks, { params: { id: submissionId }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMilliseconds : false),
  });
}

/** Updates progress from the server's events, and reloads the submission when a step has ended. */
export function useFollowMediaTasks(submissionId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent('submission-task-updated', (event) => {
        if (event.submissionId !== submissionId) return;
        const { queryKey } = mediaTasksQuery(submissionId);
        const { task, state, progress } = event;
        client.setQueryData(queryKey, (tasks) =>
          tasks?.map((one) => (one.task === task ? { ...one, state, progress, failure: null } : one)),
        );
        if (state === 'running' && progress > 0) return;
        void client.invalidateQueries({ queryKey });
        if (state === 'running' || state === 'waiting') return;
        void client.invalidateQueries({ queryKey: submissionQuery(submissionId).queryKey });
      }),
    [client, submissionId],
  );
}

/** Restarts a failed step. */
export function useRetryMediaTask(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (task: ShownStepKind) =>
      (await call(retryMediaTask, { params: { id: submissionId, task } })).data,
    onSuccess: (tasks) => client.setQueryData(mediaTasksQuery(submissionId).queryKey, tasks),
  });
}
