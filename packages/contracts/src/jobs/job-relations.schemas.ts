import * as z from 'zod/mini';
import { submissionSummary } from '../submissions/submissions.schemas.ts';
import { jobTemplate } from '../templates/templates.schemas.ts';
import { job } from './jobs.schemas.ts';

/** As many of a job's submissions as come with it; `GET /api/submissions/job/:jobId` has the others. */
export const populatedSubmissions = 50;

/** One job with what `populate` asks for (spec 2 §7). */
export const jobWithRelations = z.extend(job, {
  /** null: made without one, or the template is gone. */
  template: z.optional(z.nullable(jobTemplate)),
  /** The newest, at most 50. */
  submissions: z.optional(z.array(submissionSummary)),
});
export type JobWithRelations = z.infer<typeof jobWithRelations>;
