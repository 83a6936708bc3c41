import * as z from 'zod/mini';
import { route } from '../route.ts';
import { analyticsList, analyticsPeriods } from './analytics.schemas.ts';

const period = z.optional(z.enum(analyticsPeriods, 'period must be 7d, 30d, 90d or 1y'));

/** `period` and `timeRange` are synonyms, because the specification uses both; 30d when neither is given. */
export const getAnalytics = route({
  method: 'GET',
  url: '/api/analytics/list',
  schema: {
    summary: 'Get the analytics of a period',
    querystring: z.object({ period, timeRange: period }),
    response: { 200: analyticsList },
  },
  config: { access: { resource: 'analytics', action: 'view' } },
});
