import * as z from 'zod';
import { defineTask } from '../../../platform/tasks/index.ts';

/** Makes a video or sound playable everywhere, with a poster and captions: `preparing → ready | failed`. */
export const prepareQuestionMedia = defineTask({
  name: 'question-media.prepare',
  payload: z.object({ companyId: z.number(), mediaId: z.number() }),
  maxAttempts: 3,
  saysWhenLost: true,
  load: async () => (await import('./prepare-media.ts')).prepareMediaHandler,
});

/** Deletes files that no question shows; runs by the clock. */
export const sweepQuestionMedia = defineTask({
  name: 'question-media.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-media.ts')).sweepMediaHandler,
});
