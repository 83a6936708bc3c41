import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { insightsChoice, insightsSettings, recommendations, submissionInsights } from './insights.schemas.ts';

const settingsAnswer = { 200: z.object({ data: insightsSettings }) };

export const getInsightsSettings = route({
  method: 'GET',
  url: '/api/companies/:id/insights',
  schema: {
    summary: 'Get the insight settings',
    params: idParameters,
    response: settingsAnswer,
  },
  config: { access: { resource: 'company', action: 'view' } },
});

/**
 * Insights that are not used any more are hidden at once and erased, also of those who agreed to them; nothing is
 * computed without consent.
 */
export const updateInsightsSettings = route({
  method: 'PUT',
  url: '/api/companies/:id/insights',
  schema: {
    summary: 'Choose which insights the company uses: none, facts, or facts and scores',
    params: idParameters,
    body: z.object({ data: insightsChoice }),
    response: settingsAnswer,
  },
  config: { access: { resource: 'company', action: 'update' }, refuses: ['plan.no_insights'] },
});

/** null: none were computed, or none may be. `mayStart`: would they be computed on request now? */
const insightsAnswer = {
  200: z.object({ data: z.nullable(submissionInsights), meta: z.object({ mayStart: z.boolean() }) }),
};

export const getInsights = route({
  method: 'GET',
  url: '/api/submissions/:id/insights',
  schema: {
    summary: 'Get the insights of a submission',
    params: idParameters,
    response: insightsAnswer,
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/** Answers 422 where nothing may be computed, or the answers are still being transcribed. */
export const startInsights = route({
  method: 'POST',
  url: '/api/submissions/:id/insights',
  schema: {
    summary: 'Recompute the insights of a submission',
    params: idParameters,
    response: insightsAnswer,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'insights.not_allowed',
      'insights.still_heard',
      'submission.not_found',
      'submission.processing',
    ],
  },
});

/** Answers 422 where the plan has no insights. Nobody is recommended where the company uses no scores. */
export const getRecommendations = route({
  method: 'GET',
  url: '/api/insights/recommendations',
  schema: {
    summary: 'List recommended candidates; none where the company uses no scores',
    response: { 200: z.object({ data: recommendations }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['plan.no_insights'] },
});
