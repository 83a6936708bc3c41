import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { extraTime, givenExtraTime } from './extra-time.schemas.ts';

const listAnswer = { 200: z.object({ data: z.array(extraTime) }) };

/** Lists extra time by address; at most `mostExtraTimes`. */
export const listExtraTime = route({
  method: 'GET',
  url: '/api/jobs/:id/extra-time',
  schema: {
    summary: 'List candidates with extra time for a job',
    params: idParameters,
    response: listAnswer,
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['job.not_found'] },
});

/**
 * Gives an address more time for a job, also for an interview that has begun: it applies when that is loaded again.
 * Answers the list. 422 when the list is full.
 */
export const giveExtraTime = route({
  method: 'PUT',
  url: '/api/jobs/:id/extra-time',
  schema: {
    summary: 'Set a candidate’s extra time for a job',
    params: idParameters,
    body: z.object({ data: givenExtraTime }),
    response: listAnswer,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: ['extra_time.too_many', 'job.not_found'],
  },
});
