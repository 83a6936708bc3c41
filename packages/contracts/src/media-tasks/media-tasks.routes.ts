import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { mediaTask, shownStepKinds } from './media-tasks.schemas.ts';

const tasksAnswer = { 200: z.object({ data: z.array(mediaTask) }) };

export const listMediaTasks = route({
  method: 'GET',
  url: '/api/submissions/:id/tasks',
  schema: {
    summary: 'List the processing steps of a submission',
    params: idParameters,
    response: tasksAnswer,
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/** Retries failed steps only; any other answers 422. */
export const retryMediaTask = route({
  method: 'POST',
  url: '/api/submissions/:id/tasks/:task/retry',
  schema: {
    summary: 'Retry a failed step',
    params: z.object({ id: idField, task: z.enum(shownStepKinds) }),
    response: tasksAnswer,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: [
      'media_task.not_failed',
      'submission.not_found',
      'submission.processing',
      'transcript.engine_off',
    ],
  },
});
