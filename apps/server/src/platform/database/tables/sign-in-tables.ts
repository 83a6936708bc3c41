import type { Generated } from 'kysely';
import type { AccountCodePurpose } from '../account-code-purpose.ts';
import type { CreatedAt, Later } from '../column-types.ts';

/** Tables of sessions, emailed codes, and the second step of signing in. */
export type SignInTables = {
  sessions: {
    id: string;
    user_id: number;
    browser: string | null;
    system: string | null;
    address: string | null;
    created_at: CreatedAt;
    expires_at: Date;
    last_used_at: Generated<Date>;
  };
  two_factor: {
    user_id: number;
    sealed_secret: Buffer;
    confirmed_at: Later<Date>;
    last_step: Generated<number>;
    failures: Generated<number>;
    failures_since: Generated<Date>;
  };
  recovery_codes: { user_id: number; code_hash: Buffer };
  sign_in_challenges: { token_hash: Buffer; user_id: number; attempts_left: number; expires_at: Date };
  account_codes: {
    user_id: number;
    purpose: AccountCodePurpose;
    code_hash: Buffer;
    expires_at: Date;
    email: Later<string>;
  };
  master_setup_links: { only_one: Generated<boolean>; nonce: string; created_at: CreatedAt };
  attempts: { key: Buffer; hits: number; resets_at: Date };
};
