import {
  listMailTemplates,
  type MailTemplate,
  type MailWords,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from '@nimble/contracts/mail-templates';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

export type Which = Pick<MailTemplate, 'kind' | 'language'>;

export const mailTemplatesQuery = queryOptions({
  queryKey: queryKeys.mailTemplates,
  queryFn: async ({ signal }) => (await call(listMailTemplates, { signal })).data,
});

/** As an example candidate would get it. */
export function templatePreviewQuery({ kind, language }: Which, words: MailWords) {
  return queryOptions({
    queryKey: [...queryKeys.mailTemplates, 'preview', kind, language, words],
    queryFn: async ({ signal }) => {
      const params = { kind, language };
      return (await call(previewMailTemplate, { params, body: { data: words }, signal })).data;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function useShowTemplate(): (template: MailTemplate) => void {
  const client = useQueryClient();
  return (template) =>
    client.setQueryData(mailTemplatesQuery.queryKey, (all) =>
      all?.map((one) => (one.kind === template.kind && one.language === template.language ? template : one)),
    );
}

export function useSaveTemplate({ kind, language }: Which) {
  return useMutation({
    mutationFn: async (words: MailWords) =>
      (await call(saveMailTemplate, { params: { kind, language }, body: { data: words } })).data,
    onSuccess: useShowTemplate(),
  });
}

export function useResetTemplate({ kind, language }: Which) {
  return useMutation({
    mutationFn: async () => (await call(resetMailTemplate, { params: { kind, language } })).data,
    onSuccess: useShowTemplate(),
  });
}
