import {
  addSpeechModel,
  cancelSpeechModel,
  type InstalledSpeech,
  listSpeechModels,
  removeSpeechModel,
  turnOffSpeech,
  useSpeechModel as turnOnSpeechModel,
} from '@nimble/contracts/speech-models';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { reloadAfterFailure } from '../../shared/cache/invalidate.ts';

const modelsKey = ['installation', 'speech-models'] as const;
/** As often as a worker reports progress. */
const pollMilliseconds = 1000;
const still = new Set(['absent', 'installed', 'failed']);

/** Polled every second while a model is being added. */
export const speechModelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: async ({ signal }) => (await call(listSpeechModels, { signal })).data,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.models.some(({ status }) => !still.has(status.state)) === true ? pollMilliseconds : false,
});

export type ModelChange = { kind: 'add' | 'cancel' | 'use' | 'off' | 'remove'; name: string };

const contracts = {
  add: addSpeechModel,
  cancel: cancelSpeechModel,
  use: turnOnSpeechModel,
  remove: removeSpeechModel,
} as const;

async function send({ kind, name }: ModelChange): Promise<InstalledSpeech> {
  if (kind === 'off') return (await call(turnOffSpeech)).data;
  return (await call(contracts[kind], { params: { name } })).data;
}

/** Each model is busy by itself; every change answers with all of them. */
export function useChangeModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    about: ({ name }) => name,
    onSuccess: async (data) => {
      await client.cancelQueries({ queryKey: modelsKey });
      client.setQueryData(speechModelsQuery.queryKey, data);
    },
    onError: (error) => reloadAfterFailure(client, modelsKey, error),
  });
}
