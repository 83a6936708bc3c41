import {
  getTranscript,
  getTranscriptionState,
  searchTranscripts,
  startTranscription,
} from '@nimble/contracts/transcripts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

/** Polling interval of an answer that is being transcribed when no event of the socket arrives. */
const queuedPollMilliseconds = 15_000;

export function transcriptQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'transcript'],
    queryFn: async ({ signal }) => (await call(getTranscript, { params: { id: submissionId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.answers.some(({ status }) => status === 'queued') === true ? queuedPollMilliseconds : false,
  });
}

/** Whether there is anything to search, and whether more will come. */
export const transcriptionStateQuery = queryOptions({
  queryKey: ['transcripts', 'state'],
  queryFn: async ({ signal }) => (await call(getTranscriptionState, { signal })).data,
});

/** Answers that contain the words, newest first. */
export function spokenSearchQuery(search: string, page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['transcripts', 'search', { search, page, pageSize }],
    queryFn: ({ signal }) =>
      call(searchTranscripts, {
        query: { search, page: String(page), pageSize: String(pageSize) },
        signal,
      }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

export function useStartTranscription(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(startTranscription, { params: { id: submissionId } })).data,
    onSuccess: (transcript) => {
      client.setQueryData(transcriptQuery(submissionId).queryKey, transcript);
    },
  });
}
