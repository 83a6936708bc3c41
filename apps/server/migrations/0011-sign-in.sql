-- Password reset, Google sign-in, the master's set-up, and limits that all processes share. Times are UTC.

-- Which purposes there are is said by the code that makes and takes the codes.
ALTER TABLE account_codes DROP CONSTRAINT IF EXISTS account_codes_purpose_check;

-- Google's own id of an account: an address may change hands, this does not.
ALTER TABLE users ADD COLUMN google_subject text;
CREATE UNIQUE INDEX users_google_subject ON users (google_subject);

-- The set-up link of the master account; at most one is good, and only its SHA-256 is kept.
CREATE TABLE master_setup_links (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Counts of what is tried. Unlogged: cheap, and forgotten only when PostgreSQL itself crashes.
CREATE UNLOGGED TABLE attempts (
  key bytea PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX attempts_expiry ON attempts (resets_at);
