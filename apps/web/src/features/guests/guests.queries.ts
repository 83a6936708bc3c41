import {
  createGuestLink,
  listGuestLinks,
  type NewGuestLink,
  revokeGuestLink,
} from '@nimble/contracts/guests';
import { listSubmissions } from '@nimble/contracts/submissions';
import { keepPreviousData, queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

const linksKey = (jobId: number) => ['guest-links', jobId] as const;
const creatingKey = (jobId: number) => ['guest-link-creation', jobId] as const;
const shownCandidates = 50;

export function guestLinksQuery(jobId: number) {
  return queryOptions({
    queryKey: linksKey(jobId),
    queryFn: async ({ signal }) => (await call(listGuestLinks, { params: { id: jobId }, signal })).data,
  });
}

/** Candidates of a job to choose from, newest first. */
export function choosableCandidatesQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: [...queryKeys.submissions, 'choosable', jobId, search],
    queryFn: async ({ signal }) =>
      (
        await call(listSubmissions, {
          query: {
            filters: {
              job: { $eq: jobId },
              ...(search !== '' && { candidateName: { $containsi: search } }),
            },
            sort: 'createdAt:desc',
            pagination: { pageSize: shownCandidates },
          },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

export function useCreateGuestLink(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: creatingKey(jobId),
    mutationFn: async (data: NewGuestLink) =>
      (await call(createGuestLink, { params: { id: jobId }, body: { data } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey(jobId) }),
  });
}

/** Is a link being made, whose address only the answer has? */
export function useIsCreatingGuestLink(jobId: number): boolean {
  return useIsMutating({ mutationKey: creatingKey(jobId) }) > 0;
}

export function useRevokeGuestLink(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) => untilGone(call(revokeGuestLink, { params: { id: linkId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey(jobId) }),
  });
}
