import type { InvitationFailure } from '@nimble/contracts/invitations';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** Invitations to a job, and extra time. */
export type InvitationTables = {
  job_invitations: {
    id: Id;
    company_id: number;
    job_id: number;
    /** In lower case. */
    email: string;
    created_at: CreatedAt;
    sent_at: Later<Date>;
    reminded_at: Later<Date>;
    failure: Later<InvitationFailure>;
    failed_at: Later<Date>;
    candidate_name: Later<string>;
    message: Later<string>;
    time_zone: Later<string>;
    contact_user_id: Later<number>;
  };
  extra_times: {
    company_id: number;
    job_id: number;
    /** In lower case. */
    email: string;
    factor: number;
    created_at: CreatedAt;
  };
};
