import {
  changeNotificationMails,
  getNotificationMails,
  type NotificationMails,
} from '@nimble/contracts/notifications';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';

export const notificationMailsQuery = queryOptions({
  queryKey: ['notification-mails'],
  queryFn: async ({ signal }) => (await call(getNotificationMails, { signal })).data,
});

/** After saving or a refusal, the server's value is shown. */
export function useSaveNotificationMails() {
  const client = useQueryClient();
  const { queryKey } = notificationMailsQuery;
  return useMutation({
    // One after the other: the last choice wins.
    scope: { id: 'notification-mails' },
    queuesOthers: true,
    mutationFn: (data: NotificationMails) => call(changeNotificationMails, { body: { data } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
