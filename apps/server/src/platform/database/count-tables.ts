import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { ColumnType } from 'kysely';

/** Written by triggers alone. */
type Kept<T> = ColumnType<T, never, never>;

/** How many submissions there are, kept while they change. */
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
  };
  /** The same as a view with a row for each job and status. */
  submission_totals: {
    company_id: Kept<number>;
    job_id: Kept<number>;
    status: Kept<SubmissionStatus>;
    amount: Kept<number>;
  };
};
