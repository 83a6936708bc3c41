-- What people say about themselves, where they are signed in, and the second step of signing in.

-- Files that people of a company put here themselves: pictures and logos. One that nothing refers to is swept.
CREATE TABLE uploads (
  file_id bigint PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'logo')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_company ON uploads (company_id);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_age ON uploads (created_at);

ALTER TABLE users
  ADD COLUMN display_name text,
  ADD COLUMN first_name text,
  ADD COLUMN last_name text,
  ADD COLUMN position text,
  ADD COLUMN bio text,
  ADD COLUMN phone text CHECK (phone ~ '^\+[1-9][0-9]{0,2} [0-9]{10}$'),
  ADD COLUMN location text,
  ADD COLUMN website text,
  ADD COLUMN avatar_file_id bigint REFERENCES files ON DELETE SET NULL;
CREATE INDEX users_avatar ON users (avatar_file_id) WHERE avatar_file_id IS NOT NULL;

ALTER TABLE companies ADD COLUMN logo_file_id bigint REFERENCES files ON DELETE SET NULL;
CREATE INDEX companies_logo ON companies (logo_file_id) WHERE logo_file_id IS NOT NULL;

-- Browser and system in words, and the network address, as they were at sign-in.
ALTER TABLE sessions
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN address text,
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

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

-- Whoever gave the right password and still owes a code.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  attempts_left integer NOT NULL CHECK (attempts_left >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);
