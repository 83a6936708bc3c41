import * as z from 'zod/mini';
import { jobStatuses } from '../jobs.schemas.ts';

/** Jobs in one list, and changed in one call. */
export const mostRequiringVideo = 100;

/** Without closed jobs, and without those that say that video may be required. */
export const jobsRequiringVideo = z.object({
  /** Newest first, at most 100. */
  data: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      status: z.enum(jobStatuses),
      /** How many of its questions allow only video. */
      questions: z.number(),
    }),
  ),
  /** All of them, however many are listed. */
  meta: z.object({ total: z.number() }),
});
export type JobsRequiringVideo = z.infer<typeof jobsRequiringVideo>;
