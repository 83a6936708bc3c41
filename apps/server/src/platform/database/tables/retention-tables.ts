import type { WarningDays } from '@nimble/contracts/plans';
import type { Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Tables of erasing by age, and of warnings about it. */
export type RetentionTables = {
  retention_batches: {
    id: Id;
    company_id: number;
    /** null: from the first one. */
    arrived_from: Date | null;
    arrived_before: Date;
    erases_at: Date;
    round: Generated<number>;
    created_at: CreatedAt;
  };
  retention_warnings: {
    id: Id;
    company_id: number;
    batch_id: number;
    round: number;
    days: WarningDays;
    submissions: number;
    created_at: CreatedAt;
  };
  retention_warned_people: {
    warning_id: number;
    user_id: number;
    company_id: number;
    decides: boolean;
    notification_id: number | null;
    mailed_at: Later<Date>;
    refused_at: Later<Date>;
    seen_at: Later<Date>;
  };
};
