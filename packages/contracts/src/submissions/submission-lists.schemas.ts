import * as z from 'zod/mini';
import { submissionSummary } from './submissions.schemas.ts';

/** How many finished submissions there are, in all and in each status; exact. `figures` defines what each counts. */
export const submissionStats = z.object({
  total: z.number(),
  processing: z.number(),
  pending: z.number(),
  inReview: z.number(),
  reviewed: z.number(),
  /** Shortlisted ones. */
  approved: z.number(),
  rejected: z.number(),
  /** The same as `pending`: not opened yet. */
  pendingReview: z.number(),
  /** Average of the submissions with a score, 0 to 100, rounded; null while none has one. */
  averageScore: z.nullable(z.number()),
});
export type SubmissionStats = z.infer<typeof submissionStats>;

/** What the page of a job’s candidates shows. */
export const jobCandidateStats = z.object({
  totalCandidates: z.number(),
  /** Pending and in review. */
  needReview: z.number(),
  shortlisted: z.number(),
  /** Month of the newest interview (UTC), as in `November 2026`, in the language of the call; null without any. */
  month: z.nullable(z.string()),
});
export type JobCandidateStats = z.infer<typeof jobCandidateStats>;

export const jobSubmissions = z.object({
  data: z.array(submissionSummary),
  pagination: z.object({
    page: z.number(),
    pageSize: z.number(),
    total: z.number(),
    totalPages: z.number(),
  }),
});
