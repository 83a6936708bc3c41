-- What programs of a company call by. Only a hash of each token is kept.
CREATE TABLE api_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  name text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  -- The first characters, to be known again by.
  start text NOT NULL,
  permissions jsonb NOT NULL,
  -- It acts for this person and never does more; without one it does nothing.
  made_by bigint REFERENCES users ON DELETE SET NULL,
  made_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_tokens_company ON api_tokens (company_id, id DESC);
CREATE INDEX api_tokens_made_by ON api_tokens (made_by) WHERE made_by IS NOT NULL;

-- Which token did it, by the name of that time.
ALTER TABLE audit_events ADD COLUMN api_token text;
