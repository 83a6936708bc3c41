import type { EmploymentType } from '@nimble/contracts/jobs';
import type { Language } from '@nimble/contracts/languages';
import {
  createTemplate,
  deleteTemplate,
  listTemplateCategories,
  listTemplates,
  type TemplateCategoryKey,
  templatePageSize,
} from '@nimble/contracts/templates';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { untilGone } from '../../shared/deletion.ts';

/** The chooser's filter; no category means all of them. */
export type TemplateFilter = {
  type: EmploymentType;
  category: TemplateCategoryKey | null;
  search: string;
  /** The language of the built-in templates. */
  language: Language;
};

const templatesKey = ['templates'] as const;

/** Templates page by page; the company's own come first. */
export function templatesQuery({ type, category, search, language }: TemplateFilter) {
  return infiniteQueryOptions({
    queryKey: [...templatesKey, { type, category, search, language }],
    queryFn: ({ pageParam, signal }) =>
      call(listTemplates, {
        query: {
          language,
          filters: {
            employment_type: { $eq: type },
            ...(category !== null && { category: { $eq: category } }),
            ...(search !== '' && {
              $or: [
                { title: { $containsi: search } },
                { summary: { $containsi: search } },
                { description: { $containsi: search } },
              ],
            }),
          },
          pagination: { page: pageParam, pageSize: templatePageSize },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
  });
}

/** The categories with a template of the type. */
export function categoriesQuery(type: EmploymentType) {
  return queryOptions({
    queryKey: [...templatesKey, 'categories', type],
    queryFn: ({ signal }) => call(listTemplateCategories, { query: { employment_type: type }, signal }),
  });
}

export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: { job: number; category: TemplateCategoryKey }) =>
      call(createTemplate, { body: { data } }),
    onSuccess: () => client.invalidateQueries({ queryKey: templatesKey }),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (templateId: number) => untilGone(call(deleteTemplate, { params: { id: templateId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: templatesKey }),
  });
}
