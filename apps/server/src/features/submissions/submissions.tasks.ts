import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Joins the answers into one video (design §6): `processing → pending`. */
export const joinSubmission = defineTask({
  name: 'submissions.join',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 5,
  load: async () => (await import('./join-submission.ts')).joinSubmissionHandler,
});

/** Erases interviews that were begun and never submitted; runs by the clock. */
export const sweepAbandoned = defineTask({
  name: 'submissions.sweep-abandoned',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-abandoned.ts')).sweepAbandonedHandler,
});
