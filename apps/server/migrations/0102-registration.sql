-- Companies that the master has invited by email, once for an address; only the code's hash is kept.
CREATE TABLE company_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  code_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  accepted_at timestamptz
);

-- Who runs the installation has stopped it: its people read, and nothing of it reaches anybody outside.
ALTER TABLE companies ADD COLUMN stopped_at timestamptz;
