import * as z from 'zod/mini';

/** A job with its finished submissions. */
const countedJob = z.object({
  jobId: z.number(),
  jobTitle: z.string(),
  totalSubmissions: z.number(),
  /** Pending; those in review do not count. */
  pendingSubmissions: z.number(),
  /** Shortlisted. */
  approvedSubmissions: z.number(),
});
export type CountedJob = z.infer<typeof countedJob>;

/** What each figure counts is defined in `figures`; times are UTC. */
export const dashboardStats = z.object({
  stats: z.object({
    total: z.number(),
    /** Being joined; with the five below it adds up to `total`. */
    processing: z.number(),
    pending: z.number(),
    inReview: z.number(),
    /** Shortlisted. */
    approved: z.number(),
    /** Hired. */
    reviewed: z.number(),
    rejected: z.number(),
    /** 0 to 100; 0 without any score. */
    averageScore: z.number(),
    /** Percent of the interviews begun in the last 30 days that were submitted; null without any. */
    completionRate: z.nullable(z.number()),
    /** Is that more than in the company's own previous year? false where there is too little to compare. */
    isAboveAverage: z.boolean(),
    /** Those of `total` that were submitted in this calendar month. */
    recentSubmissions: z.number(),
    /** The active jobs that were created in the last seven days. */
    recentJobs: z.number(),
  }),
  jobs: z.object({
    total: z.number(),
    active: z.number(),
    draft: z.number(),
    paused: z.number(),
    closed: z.number(),
    /** The six with the most submissions; empty while there are no submissions. */
    submissionsPerJob: z.array(countedJob),
  }),
  analytics: z.object({
    /** `total` by calendar month of submission, for the last twelve months, the oldest first; `month` as 2026-11. */
    monthlyTrends: z.array(z.object({ month: z.string(), submissions: z.number() })),
    /** The six with the most approved submissions, then with the most submissions. */
    topPerformingJobs: z.array(countedJob),
  }),
});
export type DashboardStats = z.infer<typeof dashboardStats>;
