import type { SubmissionSummary } from '@nimble/contracts/submissions';
import {
  addTag,
  createTag,
  deleteTag,
  getTag,
  listTags,
  removeTag,
  type TagInput,
  updateTag,
} from '@nimble/contracts/tags';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate, useInvalidate } from '../../shared/cache/invalidate.ts';
import { changeInLists } from '../../shared/cache/lists-of-submissions.ts';
import { queryKeys, shownOfTags } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

export const tagsQuery = queryOptions({
  queryKey: queryKeys.tags,
  queryFn: async ({ signal }) => (await call(listTags, { signal })).data,
});

/**
 * With the number of its candidates. Its key is not below that of all tags: after a deletion they are loaded again, and
 * this would ask for a tag that is gone.
 */
export function usedTagQuery(tagId: number) {
  return queryOptions({
    queryKey: ['used-tag', tagId],
    queryFn: async ({ signal }) => (await call(getTag, { params: { id: tagId }, signal })).data,
    staleTime: 0,
  });
}

/** Creates a tag, or changes the one with this id. */
export function useSaveTag(tagId: number | undefined) {
  return useMutation({
    mutationFn: async (input: TagInput) =>
      tagId === undefined
        ? (await call(createTag, { body: { data: input } })).data
        : (await call(updateTag, { params: { id: tagId }, body: { data: input } })).data,
    onSuccess: useInvalidate(shownOfTags),
  });
}

export function useDeleteTag() {
  return useMutation({
    mutationFn: (tagId: number) => untilGone(call(deleteTag, { params: { id: tagId } })),
    onSuccess: useInvalidate(shownOfTags),
  });
}

export type Tagged = Pick<SubmissionSummary, 'id' | 'status' | 'job' | 'tags' | 'candidateName'>;

/** Adds a tag to a candidate or removes it; the lists show the answer. */
export function useToggleTag({ id, status, job }: Tagged) {
  const client = useQueryClient();
  return useMutation({
    about: ({ tagId }) => tagId,
    mutationFn: async ({ tagId, isOn }: { tagId: number; isOn: boolean }) =>
      (await call(isOn ? addTag : removeTag, { params: { id, tagId } })).data,
    onSuccess: (tags) => {
      if (job === undefined) void invalidate(client, [queryKeys.submissionLists]);
      else changeInLists(client, { submissionId: id, jobId: job.id, changes: { status, tags } });
      void invalidate(client, [queryKeys.submissionDetail(id)]);
    },
  });
}
