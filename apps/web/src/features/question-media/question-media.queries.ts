import {
  changeQuestionMedia,
  getQuestionMedia,
  retryQuestionMedia,
  uploadQuestionMedia,
} from '@nimble/contracts/question-media';
import { queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

const pollMilliseconds = 2000;
const uploading = ['question-media-upload'] as const;

/** Asks again while it is prepared. */
export function questionMediaQuery(id: number) {
  return queryOptions({
    queryKey: queryKeys.questionMedia(id),
    queryFn: async ({ signal }) => (await call(getQuestionMedia, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? pollMilliseconds : false),
  });
}

/** An upload ends with its field: no form would take the file, and other forms would wait for it. */
export function useUploadMedia() {
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationKey: uploading,
    mutationFn: async ({ file, name }: { file: Blob; name: string }) => {
      const form = new FormData();
      form.append('files', file, name);
      running.current = new AbortController();
      const { signal } = running.current;
      return (await call(uploadQuestionMedia, { form, signal })).data;
    },
    onSuccess: (media) => client.setQueryData(questionMediaQuery(media.id).queryKey, media),
  });
}

/** Is a file on its way? A form that is saved or left meanwhile would be without it. */
export function useIsUploadingMedia(): boolean {
  return useIsMutating({ mutationKey: uploading }) > 0;
}

export function useChangeMedia(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) =>
      (await call(changeQuestionMedia, { params: { id }, body: { data: { text } } })).data,
    scope: { id: `question-media-${id}` },
    queuesOthers: true,
    onSuccess: (media) => client.setQueryData(questionMediaQuery(id).queryKey, media),
  });
}

export function useRetryMedia(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(retryQuestionMedia, { params: { id } })).data,
    onSuccess: (media) => client.setQueryData(questionMediaQuery(id).queryKey, media),
  });
}
