import type { BulkChange, BulkKind, BulkState } from '@nimble/contracts/bulk-actions';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/**
 * What a submission had before, where its own row does not say so: of an assignment without the date there was none.
 * `mailed`: it had the status already, and only the email is new. `mailId`: the email that was planned alone.
 */
export type BulkBefore = {
  dueOn?: string | null;
  factor?: number;
  stageId?: number | null;
  mailed?: true;
  mailId?: number;
};

/** Tables of changes of many submissions. */
export type BulkActionTables = {
  bulk_actions: {
    id: Id;
    company_id: number;
    user_id: Later<number>;
    api_token_id: Later<number>;
    api_token: Later<string>;
    address: Later<string>;
    kind: BulkKind;
    change: ColumnType<BulkChange, string, never>;
    filters: ColumnType<Record<string, unknown> | null, string | null, never>;
    undo_of: Later<number>;
    state: Generated<BulkState>;
    stop_code: Later<string>;
    total: number;
    done: Generated<number>;
    failed: Generated<number>;
    last_submission_id: Generated<number>;
    created_at: CreatedAt;
    finished_at: Later<Date>;
  };
  bulk_action_items: {
    bulk_action_id: number;
    submission_id: number;
    company_id: number;
    seen_status: SubmissionStatus;
    worked_at: Later<Date>;
    before: ColumnType<BulkBefore | null, string | null | undefined, string | null>;
    code: Later<string>;
    code_values: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  };
};
