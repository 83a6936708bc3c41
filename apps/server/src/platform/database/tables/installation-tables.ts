import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import type { FindingName, FindingState, StoredKind } from '@nimble/contracts/installation';
import type { SpeechModelFailure, SpeechModelState } from '@nimble/contracts/speech-models';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Id, Later, UpdatedAt } from '../column-types.ts';

/** The purpose of an email to a person outside; those with a limit per address can be caused by anybody. */
export type CompanyMailKind =
  | 'invitation'
  | 'reminder'
  | 'new_attempt'
  | 'decision'
  | 'team_invitation'
  | 'confirmation'
  | 'continue'
  | 'verification'
  | 'password_reset'
  | 'email_change';

/** A text of a finding by its code; it is written in the language of its reader. */
export type FoundText = {
  code: `finding.${string}`;
  values?: Readonly<Record<string, string | number>>;
};

/** A process's findings about what it needs. */
export type Found = {
  state: Exclude<FindingState, 'unknown'>;
  texts: readonly FoundText[];
  advice: FoundText | null;
};

/** Tables of the installation's master. */
export type InstallationTables = {
  audit_events: {
    id: Id;
    company_id: number;
    action: AuditAction;
    actor_id: number | null;
    actor_name: string | null;
    subject_id: number;
    subject_name: Generated<string>;
    job_id: Later<number>;
    details: ColumnType<AuditDetails, string, never>;
    address: Later<string>;
    api_token: Later<string>;
    created_at: CreatedAt;
  };
  outbox_keys: { key_hash: Buffer; kind: 'start_link' | 'master_link' | 'browser'; expires_at: Date };
  company_mails: {
    id: Id;
    /** null: caused without an account. */
    company_id: number | null;
    kind: CompanyMailKind;
    address_digest: Buffer;
    created_at: CreatedAt;
  };
  speech_models: {
    name: string;
    state: SpeechModelState;
    done_bytes: Generated<number>;
    total_bytes: Later<number>;
    bytes_per_second: Later<number>;
    failure: Later<SpeechModelFailure>;
    is_on: Generated<boolean>;
    updated_at: UpdatedAt;
  };
  demo_companies: { company_id: number; user_id: number; finished_at: Date | null };
  mail_stops: { company_id: number; address_digest: Buffer; created_at: CreatedAt };
  company_invitations: {
    id: Id;
    email: string;
    code_hash: Later<Buffer>;
    created_at: CreatedAt;
    expires_at: Date;
    sent_at: Later<Date>;
    accepted_at: Later<Date>;
  };
  processes: {
    id: string;
    kind: 'web' | 'worker';
    host: string;
    version: string;
    node_version: string;
    started_at: CreatedAt;
    seen_at: ColumnType<Date, never, Date>;
    check_asked_at: Later<Date>;
    checked_at: Later<Date>;
    findings: ColumnType<Partial<Record<FindingName, Found>>, never, string>;
  };
  storage_days: {
    day: ColumnType<Date, never, never>;
    kind: ColumnType<StoredKind, never, never>;
    bytes: ColumnType<number, never, never>;
    files: ColumnType<number | null, never, never>;
    counted_at: CreatedAt;
  };
  backups: { id: Id; bytes: number; finished_at: CreatedAt };
};
