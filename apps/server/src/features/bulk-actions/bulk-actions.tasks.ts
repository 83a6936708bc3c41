import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Does some parts of a bulk action; the rest is another task, so that each is short. */
export const workBulkAction = defineTask({
  name: 'bulk-actions.work',
  payload: z.object({ companyId: z.number(), bulkActionId: z.number() }),
  maxAttempts: 10,
  isAwaited: true,
  saysWhenLost: true,
  load: async () => (await import('./work-bulk-action.ts')).workBulkActionHandler,
});

/** Deletes old bulk actions; runs by the clock. */
export const sweepBulkActions = defineTask({
  name: 'bulk-actions.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-bulk-actions.ts')).sweepBulkActionsHandler,
});
