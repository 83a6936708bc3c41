import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Tables of scorecards and comments. */
export type ReviewTables = {
  job_criteria: { job_id: number; company_id: number; criteria: string[] };
  scorecards: {
    id: Id;
    company_id: number;
    submission_id: number;
    user_id: number | null;
    reviewer_name: string;
    /** null: a draft. */
    given_at: Later<Date>;
    changed_at: Later<Date>;
    created_at: CreatedAt;
  };
  scorecard_ratings: {
    id: Id;
    scorecard_id: number;
    criterion: string;
    /** null: the whole interview. */
    question_id: number | null;
    stars: number | null;
    comment: string;
  };
};
