import { publicSettings } from '@nimble/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api-client.ts';

/**
 * What the server tells everybody about itself: for one, whether it sends emails. It is not stopped when nothing shows it any
 * more: a decision may wait for it after its candidate was left.
 */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: async () => (await call(publicSettings)).data,
});
