import type { DecisionMailFailure, DecisionMailKind } from '@nimble/contracts/decision-mails';
import type { InvitationFailure } from '@nimble/contracts/invitations';
import type { Language } from '@nimble/contracts/languages';
import type { MailTemplateKind } from '@nimble/contracts/mail-templates';
import type { Generated } from 'kysely';
import type { CreatedAt, Id, Later, UpdatedAt } from '../column-types.ts';

/** Invitations to a job, extra time, and other emails to candidates. */
export type InvitationTables = {
  invitation_batches: {
    id: Id;
    company_id: number;
    job_id: number;
    created_by: Later<number>;
    created_at: CreatedAt;
    stopped_at: Later<Date>;
  };
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
    untimed: Generated<boolean>;
    questions_in_advance: Generated<boolean>;
    deadline: Later<Date>;
    days_to_answer: Later<number>;
    requested_at: Generated<Date>;
    sent_at: Later<Date>;
    reminded_at: Later<Date>;
    reminders: Generated<number>;
    reminder_sent_at: Later<Date>;
    handed_over_at: Later<Date>;
    calendar_deadline: Later<Date>;
    calendar_sequence: Generated<number>;
    opened_at: Later<Date>;
    /** Set by triggers, like the next. */
    started_at: Later<Date>;
    submitted_at: Later<Date>;
    submission_id: Later<number>;
    withdrawn_at: Later<Date>;
    expired_at: Later<Date>;
    batch_id: Later<number>;
    queued_at: Later<Date>;
    failure: Later<InvitationFailure>;
    failed_at: Later<Date>;
    candidate_name: Later<string>;
    message: Later<string>;
    time_zone: Later<string>;
    contact_user_id: Later<number>;
  };
  mail_templates: {
    company_id: number;
    kind: MailTemplateKind;
    language: Language;
    subject: string;
    body: string;
    updated_at: UpdatedAt;
  };
  decision_mails: {
    id: Id;
    company_id: number;
    submission_id: number;
    kind: DecisionMailKind;
    language: Language;
    subject: string;
    body: string;
    created_at: CreatedAt;
    send_at: Date;
    handed_over_at: Later<Date>;
    sent_at: Later<Date>;
    failure: Later<DecisionMailFailure | 'unclear'>;
    failed_at: Later<Date>;
  };
  extra_times: {
    company_id: number;
    job_id: number;
    /** In lower case. */
    email: string;
    factor: number;
    untimed: Generated<boolean>;
    questions_in_advance: Generated<boolean>;
    created_at: CreatedAt;
  };
};
