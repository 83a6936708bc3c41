import {
  createStage,
  deleteStage,
  getStage,
  listStages,
  type NewStage,
  placeStage,
  renameStage,
} from '@nimble/contracts/stages';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfStages } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

/** In their order; without the built-in ones. */
export const stagesQuery = queryOptions({
  queryKey: queryKeys.stages,
  queryFn: async ({ signal }) => (await call(listStages, { signal })).data,
});

/**
 * With the number of its candidates. Its key is not below that of all stages: after a deletion they are loaded again, and
 * this would ask for a stage that is gone.
 */
export function usedStageQuery(stageId: number) {
  return queryOptions({
    queryKey: ['used-stage', stageId],
    queryFn: async ({ signal }) => (await call(getStage, { params: { id: stageId }, signal })).data,
    staleTime: 0,
  });
}

/** Creates a stage, or renames the one with this id. */
export function useSaveStage(stageId: number | undefined) {
  return useMutation({
    mutationFn: async ({ name, status }: NewStage) =>
      stageId === undefined
        ? (await call(createStage, { body: { data: { name, status } } })).data
        : (await call(renameStage, { params: { id: stageId }, body: { data: { name } } })).data,
    onSuccess: useInvalidate(shownOfStages),
  });
}

/** Moves a stage among those of its status, from 1. */
export function usePlaceStage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, position }: { id: number; position: number }) =>
      (await call(placeStage, { params: { id }, body: { data: { position } } })).data,
    onSuccess: (stages) => client.setQueryData(stagesQuery.queryKey, stages),
  });
}

export function useDeleteStage() {
  return useMutation({
    mutationFn: (stageId: number) => untilGone(call(deleteStage, { params: { id: stageId } })),
    onSuccess: useInvalidate(shownOfStages),
  });
}
