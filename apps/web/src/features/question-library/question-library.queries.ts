import {
  createLibraryQuestion,
  type Difficulty,
  deleteLibraryQuestion,
  getLibraryQuestion,
  type LibraryQuestion,
  type LibraryQuestionInput,
  libraryPageSize,
  listLibraryQuestions,
  listLibraryTags,
  updateLibraryQuestion,
} from '@nimble/contracts/question-library';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isRefused } from '../../lib/api-error.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

export const librarySorts = ['updated', 'uses', 'question'] as const;
export type LibrarySort = (typeof librarySorts)[number];

const sortOf = { updated: 'updatedAt:desc', uses: 'uses:desc', question: 'question:asc' } as const;

/** What the list is narrowed by; null is not at all. */
export type LibraryFilter = { search: string; tag: string | null; difficulty: Difficulty | null };
type LibraryPage = LibraryFilter & { sort: LibrarySort; page: number; pageSize: number };

/** One page; the previous one stays while the next one loads. */
export function libraryPageQuery({ page, pageSize, sort, ...filter }: LibraryPage) {
  return queryOptions({
    queryKey: [...queryKeys.questionLibrary, 'page', { ...filter, page, pageSize, sort }],
    queryFn: ({ signal }) =>
      call(listLibraryQuestions, {
        query: { filters: filtersOf(filter), sort: sortOf[sort], pagination: { page, pageSize } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The most used ones first, page by page. */
export function libraryChoiceQuery(filter: LibraryFilter) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.questionLibrary, 'choice', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listLibraryQuestions, {
        query: {
          filters: filtersOf(filter),
          sort: sortOf.uses,
          pagination: { page: pageParam, pageSize: libraryPageSize },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

export const libraryTagsQuery = queryOptions({
  queryKey: [...queryKeys.questionLibrary, 'tags'],
  queryFn: async ({ signal }) => (await call(listLibraryTags, { signal })).data,
});

/** Adds a question, or changes this one; 409 when someone else has changed it since. */
export function useSaveLibraryQuestion(question: LibraryQuestion | undefined) {
  const refresh = useInvalidate([queryKeys.questionLibrary]);
  return useMutation({
    mutationFn: async (input: LibraryQuestionInput) =>
      question === undefined
        ? (await call(createLibraryQuestion, { body: { data: input } })).data
        : (await call(updateLibraryQuestion, changesOf(question, input))).data,
    onSuccess: refresh,
    onError: (error) => isRefused(error, 'request.conflict') && refresh(),
  });
}

/** As it is now, after someone else has changed it. */
export async function loadLibraryQuestion(id: number): Promise<LibraryQuestion> {
  return (await call(getLibraryQuestion, { params: { id } })).data;
}

function changesOf({ id, updatedAt }: LibraryQuestion, input: LibraryQuestionInput) {
  return { params: { id }, body: { data: { ...input, updatedAt } } };
}

export function useDeleteLibraryQuestion() {
  return useMutation({
    mutationFn: (questionId: number) =>
      untilGone(call(deleteLibraryQuestion, { params: { id: questionId } })),
    onSuccess: useInvalidate([queryKeys.questionLibrary]),
  });
}

function filtersOf({ search, tag, difficulty }: LibraryFilter) {
  return {
    ...(search !== '' && {
      $or: [{ question: { $containsi: search } }, { tag: { $containsi: search } }],
    }),
    ...(tag !== null && { tag: { $eqi: tag } }),
    ...(difficulty !== null && { difficulty: { $eq: difficulty } }),
  };
}
