-- Emails to people outside, for the limits of a day and for who runs the installation. Without a company: those that
-- somebody without an account has caused. Addresses are kept as keyed digests alone; rows go after eight days.
CREATE TABLE company_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL,
  address_digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_mails_company ON company_mails (company_id, created_at);
CREATE INDEX company_mails_address ON company_mails (address_digest, created_at);
CREATE INDEX company_mails_age ON company_mails (created_at);

-- Who wants no more emails of a company.
CREATE TABLE mail_stops (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  address_digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, address_digest)
);

ALTER TABLE job_invitations DROP CONSTRAINT job_invitations_failure_check;
ALTER TABLE job_invitations ADD CONSTRAINT job_invitations_failure_check
  CHECK (failure IN ('refused', 'unreachable', 'closed', 'unsubscribed'));
