import * as z from 'zod/mini';
import { answerFormats } from '../answers/answer-formats.ts';
import { timestampField } from '../fields.ts';

/** Periods in days, UTC; the last day is today. */
export const analyticsPeriods = ['7d', '30d', '90d', '1y'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const daysOfPeriod: Readonly<Record<AnalyticsPeriod, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
};
export const defaultPeriod: AnalyticsPeriod = '30d';

const analyticsMetric = z.object({
  title: z.enum(['Applications received', 'Completion rate', 'Average score', 'Time to decision']),
  /** null when there is no data to compute it from. */
  value: z.nullable(z.number()),
  unit: z.enum(['number', 'percent', 'score', 'hours']),
  /**
   * Against the same number of days before: percent for numbers and hours, points for percent and scores; null when
   * there is nothing to compare with.
   */
  change: z.nullable(z.number()),
  /** Is the change an improvement? Less time is. */
  changeType: z.enum(['positive', 'negative', 'neutral']),
});
export type AnalyticsMetric = z.infer<typeof analyticsMetric>;

const jobTypeNames = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;

const chartBar = z.object({
  label: z.string(),
  value: z.number(),
  /** As #rrggbb. */
  color: z.string(),
  /** Share of all bars together; 0 to 100. */
  percentage: z.number(),
});
export type ChartBar = z.infer<typeof chartBar>;

export const funnelStages = ['Link opened', 'Started', 'Finished', 'Decided', 'Ever approved'] as const;

/** What a column of the applications over time stands for: a year of days would be too many to look at. */
export const trendStepOfPeriod = {
  '7d': 'day',
  '30d': 'day',
  '90d': 'week',
  '1y': 'month',
} as const satisfies Record<AnalyticsPeriod, string>;
export type TrendStep = (typeof trendStepOfPeriod)[AnalyticsPeriod];

const countByFormat = z.nullable(z.number());

const activityActions = [
  'Job created',
  'Application received',
  'Review started',
  'Candidate approved',
  'Candidate rejected',
  'Candidate reviewed',
] as const;
export type ActivityAction = (typeof activityActions)[number];

const performanceInsight = z.object({
  /** Whether the statement of the insight is true of this period. */
  holds: z.boolean(),
  /** Percent, score or hours; null when there is too little data. */
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
});
export type PerformanceInsight = z.infer<typeof performanceInsight>;

/**
 * Interviews count on the day on which they began, link visits on theirs, times on the day of the decision. Deleted
 * records still count (`figures`).
 */
export const analyticsList = z.object({
  period: z.enum(analyticsPeriods),
  /** First and last day, as 2026-11-30. */
  from: z.string(),
  to: z.string(),
  metrics: z.array(analyticsMetric),
  /** Of the applications received, those deleted or erased since: the others are those that candidate pages count. */
  deletedSince: z.number(),
  /**
   * Applications received, from the first day to the last without a gap; together as many as in the metric. Weeks end
   * on the weekday of the last day, months are calendar months: the first part can be shorter, and so can the last
   * month.
   */
  trend: z.array(z.object({ from: z.string(), to: z.string(), applications: z.number() })),
  /** Applications by the job's employment type. */
  jobPerformanceData: z.array(z.extend(chartBar, { label: z.enum(jobTypeNames) })),
  candidateSourceData: z.array(chartBar),
  /** `percentage` is of the widest stage. */
  funnelData: z.array(z.object({ stage: z.enum(funnelStages), count: z.number(), percentage: z.number() })),
  /**
   * Interviews by the formats of their answers, to see whether all are treated alike: one with several formats counts
   * for each. Formats in which none was begun are left out. null: fewer than 5, or what would tell such a count.
   */
  formats: z.array(
    z.object({
      format: z.enum(answerFormats),
      /** In which at least one answer was begun. */
      started: countByFormat,
      /** Submitted with at least one answer in it. */
      finished: countByFormat,
      /** Of the finished ones, those ever approved. */
      approved: countByFormat,
    }),
  ),
  /** Sorted by `score`, the average of 0 to 100, null without any; then by applications. */
  topJobs: z.array(
    z.object({
      jobId: z.number(),
      title: z.string(),
      applications: z.number(),
      /** Of these, those deleted or erased since. */
      deletedSince: z.number(),
      score: z.nullable(z.number()),
    }),
  ),
  /** Newest first, whatever the period. */
  recentActivity: z.array(
    z.object({
      action: z.enum(activityActions),
      jobId: z.number(),
      job: z.string(),
      /** null where it has no job, and for people who may not view submissions. */
      candidate: z.nullable(z.object({ submissionId: z.number(), name: z.string() })),
      time: timestampField,
    }),
  ),
  performanceInsights: z.object({
    completionRate: performanceInsight,
    qualityCandidates: performanceInsight,
    fasterReviews: performanceInsight,
  }),
});
export type AnalyticsList = z.infer<typeof analyticsList>;
