import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Looks at an accepted take by its bytes: `uploading → ready | failed` (design §5). */
export const checkResponse = defineTask({
  name: 'recordings.check',
  payload: z.object({ companyId: z.number(), responseId: z.number() }),
  maxAttempts: 5,
  load: async () => (await import('./check-response.ts')).checkResponseHandler,
});
