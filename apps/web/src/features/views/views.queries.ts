import {
  createView,
  deleteView,
  getView,
  listViews,
  type SavedView,
  setDefaultView,
  updateView,
  type ViewInput,
} from '@nimble/contracts/views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate, useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { showChanged } from '../../shared/cache/show-changed.ts';
import { untilGone } from '../../shared/deletion.ts';

export const viewsQuery = queryOptions({
  queryKey: [...queryKeys.views, 'all'],
  queryFn: async ({ signal }) => (await call(listViews, { signal })).data,
});

/** For a link, which must not open an earlier version. */
export function viewQuery(viewId: number) {
  return queryOptions({
    queryKey: [...queryKeys.views, 'one', viewId],
    queryFn: async ({ signal }) => (await call(getView, { params: { id: viewId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

type Saving = { id: number | undefined; input: ViewInput };

/** Saves a new view, or changes the one with this id. */
export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, input }: Saving) =>
      id === undefined
        ? (await call(createView, { body: { data: input } })).data
        : (await call(updateView, { params: { id }, body: { data: input } })).data,
    onSuccess: (view) => {
      // At once, as the page goes on with it; the others keep their order until all are loaded.
      showChanged<SavedView[]>(client, viewsQuery.queryKey, (views) => [
        ...views.filter(({ id }) => id !== view.id),
        view,
      ]);
      void invalidate(client, [queryKeys.views]);
    },
  });
}

export function useDeleteView() {
  return useMutation({
    mutationFn: (viewId: number) => untilGone(call(deleteView, { params: { id: viewId } })),
    onSuccess: useInvalidate([queryKeys.views]),
  });
}

export function useSetDefaultView() {
  return useMutation({
    mutationFn: (view: number | null) => call(setDefaultView, { body: { data: { view } } }),
    onSuccess: useInvalidate([queryKeys.views]),
  });
}
