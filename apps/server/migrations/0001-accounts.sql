-- Companies, what their people may do, and who is signed in. Times are UTC.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE companies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  website text,
  primary_color text NOT NULL,
  secondary_color text NOT NULL,
  accent_color text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX companies_name ON companies (lower(name));

-- Built-in roles have no company; what they may do stands in the code, so that an upgrade needs no migration.
CREATE TABLE roles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  permissions jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roles_permissions CHECK ((company_id IS NULL) = (permissions IS NULL))
);
CREATE UNIQUE INDEX roles_name ON roles (coalesce(company_id, 0), lower(name));
INSERT INTO roles (name) VALUES ('master'), ('admin'), ('sub_admin'), ('viewer'), ('authenticated');

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  role_id bigint NOT NULL REFERENCES roles,
  username text NOT NULL,
  email text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('local', 'google')),
  password_hash text,
  confirmed_at timestamptz,
  theme text NOT NULL DEFAULT 'light' CHECK (theme IN ('light', 'dark')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_password CHECK (provider <> 'local' OR password_hash IS NOT NULL)
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE INDEX users_company ON users (company_id);
CREATE INDEX users_role ON users (role_id);

-- One row per token, so that signing out and losing a right end it at once.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Codes sent by mail; only their SHA-256 is kept. At most one of a purpose is open per user.
CREATE TABLE account_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verification')),
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);
CREATE UNIQUE INDEX account_codes_hash ON account_codes (code_hash);
