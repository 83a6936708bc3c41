import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Finds the spans of speech in an answer and, with an engine, its words. */
export const transcribeAnswer = defineTask({
  name: 'transcripts.transcribe',
  payload: z.object({ companyId: z.number(), responseId: z.number() }),
  maxAttempts: 6,
  saysWhenLost: true,
  load: async () => (await import('./transcribe-answer.ts')).transcribeAnswerHandler,
});

/** Transcribes answers that were recorded without an engine. */
export const listenToEarlier = defineTask({
  name: 'transcripts.listenToEarlier',
  payload: z.unknown(),
  maxAttempts: 5,
  load: async () => (await import('./transcribe-earlier.ts')).listenToEarlierHandler,
});
