import { addressOf } from '@nimble/contracts/calls';
import type { FiltersOf } from '@nimble/contracts/collections';
import {
  createExport,
  deleteExport,
  type Export,
  listExports,
  type NewExport,
} from '@nimble/contracts/exports';
import type { listSubmissions } from '@nimble/contracts/submissions';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { untilGone } from '../../shared/deletion.ts';

/** Candidates by their ids, or all that a list with these filters shows on all its pages. */
export type ExportSelection = { count: number } & (
  | { ids: readonly number[] }
  | { filters: FiltersOf<typeof listSubmissions.collection> }
);

const exportsKey = ['exports'];
const runningPollMilliseconds = 1500;

const isRunning = ({ state }: Export) => state === 'waiting' || state === 'running';

/** The user's own, newest first. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: async ({ signal }) => (await call(listExports, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? runningPollMilliseconds : false),
  staleTime: 0,
});

type Asked = Pick<NewExport, 'format' | 'options'> & { selection: ExportSelection };

export function useCreateExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ format, options, selection }: Asked) =>
      (
        await call(createExport, {
          body: {
            data: {
              format,
              options,
              timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              ...('ids' in selection ? { ids: [...selection.ids] } : { query: queryOf(selection) }),
            },
          },
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
}

export function useDeleteExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => untilGone(call(deleteExport, { params: { id } })),
    about: (id) => id,
    onSuccess: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
}

/** As in the address of the list: `filters[status][$eq]`. */
function queryOf({ filters }: { filters: object }): NonNullable<NewExport['query']> {
  const parameters = new URLSearchParams(addressOf('', {}, { filters }).slice(1));
  return Object.fromEntries([...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key)]));
}
