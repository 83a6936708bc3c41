import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { responseItem, responsesCollection } from './responses.collection.ts';
import { listedResponse } from './submissions.schemas.ts';

/**
 * Answers of submitted interviews, newest first, each with its question; `populate=transcript,ai_analysis` adds the
 * transcript and the statements of the insights. While the interview is open its candidate may replace or delete an
 * answer; afterwards it is deleted with its submission only.
 */
export const listResponses = route({
  method: 'GET',
  url: '/api/submission-responses',
  collection: responsesCollection,
  schema: {
    summary: 'List answers',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(listedResponse) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});

export const getResponse = route({
  method: 'GET',
  url: '/api/submission-responses/:id',
  item: responseItem,
  schema: {
    summary: 'Get an answer with its question',
    params: idParameters,
    querystring: collectionQuery,
    response: { 200: z.object({ data: listedResponse }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.answer_not_found'] },
});
