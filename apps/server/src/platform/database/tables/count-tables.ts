import type { AnswerFormat } from '@nimble/contracts/answers';
import type { EmploymentType } from '@nimble/contracts/jobs';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { ColumnType } from 'kysely';

/** Written by triggers only. */
type Kept<T> = ColumnType<T, never, never>;

type EventsOfJob = {
  company_id: Kept<number>;
  job_id: Kept<number>;
  job_type: Kept<EmploymentType>;
  opened: Kept<number>;
  started: Kept<number>;
  finished: Kept<number>;
  reviewed: Kept<number>;
  shortlisted: Kept<number>;
  rated: Kept<number>;
  rating_sum: Kept<number>;
  decided: Kept<number>;
  review_seconds: Kept<number>;
  /** The finished ones that were deleted later. */
  deleted: Kept<number>;
};

type FormatCounts = {
  company_id: Kept<number>;
  job_id: Kept<number>;
  format: Kept<AnswerFormat>;
  started: Kept<number>;
  finished: Kept<number>;
  approved: Kept<number>;
};

/** Number of submissions, maintained by triggers. */
export type CountTables = {
  /** One row for each job that has had submissions. */
  submission_counts: {
    job_id: Kept<number>;
    company_id: Kept<number>;
    processing: Kept<number>;
    pending: Kept<number>;
    in_review: Kept<number>;
    reviewed: Kept<number>;
    shortlisted: Kept<number>;
    rejected: Kept<number>;
    /** Submissions with a score, and the sum of these scores. */
    rated: Kept<number>;
    rating_sum: Kept<number>;
    /** All statuses together. */
    total: Kept<number>;
  };
  /** How many of these were submitted in a month (UTC); `month` is its first day. */
  submission_months: {
    company_id: Kept<number>;
    month: Kept<Date>;
    job_id: Kept<number>;
    amount: Kept<number>;
  };
  /** The counts of the statuses, as a view with a row for each job and status. */
  submission_totals: {
    company_id: Kept<number>;
    job_id: Kept<number>;
    status: Kept<SubmissionStatus>;
    amount: Kept<number>;
  };
  /** Events of a job on a day (UTC), except those among the additions. */
  job_days: EventsOfJob & { day: Kept<Date> };
  /** The same by month (UTC); `month` is its first day. */
  job_months: EventsOfJob & { month: Kept<Date> };
  /** Link visits and begun interviews that are not added to `job_days` yet; the latter are written by a trigger. */
  job_day_additions: {
    company_id: number;
    day: ColumnType<Date, string, never>;
    job_id: number;
    job_type: EmploymentType;
    opened: number;
    started: number;
  };
  /** Interviews of a job begun on a day (UTC) by the formats of their answers, except those among the additions. */
  format_days: FormatCounts & { day: Kept<Date> };
  /** The same by month (UTC). */
  format_months: FormatCounts & { month: Kept<Date> };
  /** What is not added to `format_days` yet; written by triggers. */
  format_day_additions: FormatCounts & { day: Kept<Date> };
  /** Submitted interviews of a day by the source of their candidates; an empty one is no source. */
  source_days: {
    company_id: Kept<number>;
    day: Kept<Date>;
    source: Kept<string>;
    finished: Kept<number>;
  };
};
