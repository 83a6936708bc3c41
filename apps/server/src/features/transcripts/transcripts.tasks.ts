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
