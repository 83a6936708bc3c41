import { publicSettings } from '@nimble/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api-client.ts';

/** What the server tells everybody about itself: for one, whether it sends emails. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: async ({ signal }) => (await call(publicSettings, { signal })).data,
});
