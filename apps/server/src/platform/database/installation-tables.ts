import type { CreatedAt, Id, Later } from './column-types.ts';

/** What an email to somebody outside is for; those of a limit per address are caused by anybody. */
export type CompanyMailKind =
  | 'invitation'
  | 'reminder'
  | 'new_attempt'
  | 'team_invitation'
  | 'confirmation'
  | 'continue'
  | 'verification'
  | 'password_reset';

/** What who runs the installation has to do with. */
export type InstallationTables = {
  outbox_keys: { key_hash: Buffer; kind: 'start_link' | 'master_link' | 'browser'; expires_at: Date };
  company_mails: {
    id: Id;
    /** null: somebody without an account has caused it. */
    company_id: number | null;
    kind: CompanyMailKind;
    address_digest: Buffer;
    created_at: CreatedAt;
  };
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
};
