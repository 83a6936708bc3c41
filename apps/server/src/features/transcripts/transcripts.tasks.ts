import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Finds where somebody speaks in an answer and, where there is an engine, what is said (design §6). */
export const transcribeAnswer = defineTask({
  name: 'transcripts.transcribe',
  payload: z.object({ companyId: z.number(), responseId: z.number() }),
  maxAttempts: 6,
  saysWhenLost: true,
  load: async () => (await import('./transcribe-answer.ts')).transcribeAnswerHandler,
});

/** Has an engine that is on listen to the answers that were recorded without one. */
export const listenToEarlier = defineTask({
  name: 'transcripts.listenToEarlier',
  payload: z.unknown(),
  maxAttempts: 5,
  load: async () => (await import('./listen-to-earlier.ts')).listenToEarlierHandler,
});
