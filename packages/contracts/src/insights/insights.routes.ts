import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { insightsSettings } from './insights.schemas.ts';

const settingsAnswer = { 200: z.object({ data: insightsSettings }) };

export const getInsightsSettings = route({
  method: 'GET',
  url: '/api/companies/:id/insights',
  schema: {
    summary: 'Which automated insights the own company uses',
    params: idParameters,
    response: settingsAnswer,
  },
  config: { access: { resource: 'company', action: 'view' } },
});

/** What is turned off is no longer computed, also for those who agreed to it; nothing is computed without their consent. */
export const updateInsightsSettings = route({
  method: 'PUT',
  url: '/api/companies/:id/insights',
  schema: {
    summary: 'Turn automated insights on or off',
    params: idParameters,
    body: z.object({ data: insightsSettings }),
    response: settingsAnswer,
  },
  config: { access: { resource: 'company', action: 'update' } },
});
