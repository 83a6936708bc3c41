import type { InvitationFailure } from '@nimble/contracts/invitations';
import type { Language } from '@nimble/contracts/languages';
import type { Generated } from 'kysely';
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
    language: Later<Language>;
    source: Later<string>;
    external_id: Later<string>;
    time_factor: Later<number>;
    deadline: Later<Date>;
    days_to_answer: Later<number>;
    requested_at: Generated<Date>;
    sent_at: Later<Date>;
    reminded_at: Later<Date>;
    reminders: Generated<number>;
    opened_at: Later<Date>;
    /** Set by triggers, like the next. */
    started_at: Later<Date>;
    submitted_at: Later<Date>;
    submission_id: Later<number>;
    withdrawn_at: Later<Date>;
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
