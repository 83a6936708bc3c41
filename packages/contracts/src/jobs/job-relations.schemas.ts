import * as z from 'zod/mini';
import { submissionSummary } from '../submissions/submissions.schemas.ts';
import { jobTemplate } from '../templates/templates.schemas.ts';
import { job } from './jobs.schemas.ts';

/** How many of a job's submissions are included; `GET /api/submissions/job/:jobId` has the others. */
export const populatedSubmissions = 50;

/** One job with the relations that `populate` names. */
export const jobWithRelations = z.extend(job, {
  /** null: made without a template, or the template was deleted. */
  template: z.optional(z.nullable(jobTemplate)),
  /** The newest, at most 50. */
  submissions: z.optional(z.array(submissionSummary)),
});
export type JobWithRelations = z.infer<typeof jobWithRelations>;
