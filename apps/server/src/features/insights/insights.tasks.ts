import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';
import { startOf } from '../media-tasks/index.ts';

/** Measures the answers of a submission once they have been listened to (design §6). */
export const computeInsights = defineTask({
  name: 'insights.compute',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./compute-insights.ts')).computeInsightsHandler,
});

/** Asks a language model, where one is set, about what was measured before: a step of its own, that may fail alone. */
export const findStatements = defineTask({
  name: 'insights.statements',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 5,
  saysWhenLost: true,
  load: async () => (await import('./find-statements.ts')).findStatementsHandler,
});

/** Erases what a company has stopped using; it is not shown any more from the moment that it was turned off. */
export const eraseUnusedInsights = defineTask({
  name: 'insights.erase-unused',
  payload: z.object({ companyId: z.number() }),
  maxAttempts: 20,
  load: async () => (await import('./erase-unused.ts')).eraseUnusedHandler,
});

export const startComputing = startOf('insights', computeInsights);
export const startStatements = startOf('statements', findStatements);
