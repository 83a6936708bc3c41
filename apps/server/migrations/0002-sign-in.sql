-- Sessions, codes that are sent by email, and the second step of signing in. Codes are kept as hashes alone.

-- One row per token, so that signing out and losing a permission end it at once.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Browser and system in words, and the network address, as they were at sign-in.
  browser text,
  system text,
  address text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- At most one of a purpose is open per user. Which purposes there are is said by the code that makes and takes the codes.
CREATE TABLE account_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The new address that a code of 'email-change' confirms; null for other purposes.
  email text,
  PRIMARY KEY (user_id, purpose)
);
CREATE UNIQUE INDEX account_codes_hash ON account_codes (code_hash);

-- The secret is sealed by a key of the installation. Not confirmed: set up and not in force yet.
CREATE TABLE two_factor (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  confirmed_at timestamptz,
  -- The newest 30 s step whose code was used: no code works twice.
  last_step bigint NOT NULL DEFAULT 0,
  -- Wrong codes since `failures_since`.
  failures integer NOT NULL DEFAULT 0,
  failures_since timestamptz NOT NULL DEFAULT now()
);

-- A row goes with the use of its code.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES two_factor ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- People who gave the right password and still owe a code.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  attempts_left integer NOT NULL CHECK (attempts_left >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);

-- What the set-up link of the master account signs. One link for all web servers, until it is used.
CREATE TABLE master_setup_links (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  nonce uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Companies that the master has invited by email, once for an address.
CREATE TABLE company_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  code_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  accepted_at timestamptz
);

-- Counts of what is tried, for the limits that all processes share. Unlogged: cheap, and forgotten only when PostgreSQL
-- itself crashes.
CREATE UNLOGGED TABLE attempts (
  key bytea PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX attempts_expiry ON attempts (resets_at);
