import * as z from 'zod';
import { startOf } from '../../platform/media-tasks/index.ts';
import { defineTask } from '../../platform/tasks/index.ts';

/** Measures the answers of a submission once they have been transcribed. */
export const computeInsights = defineTask({
  name: 'insights.compute',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./compute-insights.ts')).computeInsightsHandler,
});

/** Sends the job's text and the transcript to a language model, if one is set: a separate step, which may fail alone. */
export const findStatements = defineTask({
  name: 'insights.statements',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./find-statements.ts')).findStatementsHandler,
});

/** Deletes insights that a company has stopped using; they are hidden from the moment they were turned off. */
export const eraseUnusedInsights = defineTask({
  name: 'insights.erase-unused',
  payload: z.object({ companyId: z.number() }),
  maxAttempts: 20,
  load: async () => (await import('./unused/erase-unused.ts')).eraseUnusedHandler,
});

export const startComputing = startOf('insights', computeInsights);
export const startStatements = startOf('statements', findStatements);
