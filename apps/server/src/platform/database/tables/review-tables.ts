import type { StageStatus } from '@nimble/contracts/stages';
import type { TagColor } from '@nimble/contracts/tags';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Tables of assignments, stages, tags, scorecards and comments. */
export type ReviewTables = {
  job_team: { job_id: number; user_id: number; company_id: number };
  assignments: {
    submission_id: number;
    user_id: number;
    company_id: number;
    /** Read as text: a day has no time zone. */
    due_on: ColumnType<never, string | null, string | null>;
    created_at: CreatedAt;
  };
  /** A view. */
  assignment_states: {
    submission_id: number;
    user_id: number;
    company_id: number;
    due_on: ColumnType<never, never, never>;
    created_at: CreatedAt;
    is_done: boolean;
    /** The day has passed (UTC). */
    is_past: boolean;
  };
  guest_links: {
    id: Id;
    company_id: number;
    job_id: number;
    purpose: string;
    token_hash: Buffer;
    shows_names: boolean;
    is_result: Generated<boolean>;
    created_by_name: string;
    created_at: CreatedAt;
    expires_at: Date;
    revoked_at: Later<Date>;
    opened_at: Later<Date>;
  };
  stages: {
    id: Id;
    company_id: number;
    status: StageStatus;
    name: string;
    /** Among those of its status, from 1. */
    position: number;
    created_at: CreatedAt;
  };
  tags: { id: Id; company_id: number; name: string; color: TagColor; created_at: CreatedAt };
  submission_tags: { submission_id: number; tag_id: number; company_id: number };
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
