import {
  cancelDecisionMail,
  type DecisionMail,
  draftDecisionMail,
  getRecentMails,
  listDecisionMails,
} from '@nimble/contracts/decision-mails';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { invalidate } from '../../../shared/cache/invalidate.ts';
import { queryKeys } from '../../../shared/cache/query-keys.ts';

/** While one waits, its sending shows soon. */
const waitingPollMilliseconds = 5000;

export function decisionMailsQuery(submissionId: number) {
  return queryOptions({
    queryKey: queryKeys.submissionMails(submissionId),
    queryFn: async ({ signal }) =>
      (await call(listDecisionMails, { params: { id: submissionId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => mail.state === 'waiting') === true ? waitingPollMilliseconds : false,
  });
}

/** The email as the candidate would get it. */
export function mailDraftQuery(submissionId: number, mail: DecisionMail) {
  return queryOptions({
    queryKey: [...queryKeys.submissionMails(submissionId), 'draft', mail],
    queryFn: async ({ signal }) =>
      (await call(draftDecisionMail, { params: { id: submissionId }, body: { data: mail }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Changes with every decision, and while emails leave. */
export const recentMailsQuery = queryOptions({
  queryKey: [...queryKeys.submissions, 'mails'],
  queryFn: async ({ signal }) => (await call(getRecentMails, { signal })).data,
  refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? waitingPollMilliseconds : false),
});

export function useCancelDecisionMail(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mailId: number) => call(cancelDecisionMail, { params: { id: submissionId, mailId } }),
    onSettled: () => void invalidate(client, [queryKeys.submissionMails(submissionId)]),
  });
}
