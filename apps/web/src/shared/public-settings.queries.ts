import { publicSettings } from '@nimble/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api-client.ts';

/**
 * What the server tells everybody about itself: for one, whether it sends emails. The call is not
 * stopped when its page is left: a decision may still wait for the answer.
 */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: async () => (await call(publicSettings)).data,
});
