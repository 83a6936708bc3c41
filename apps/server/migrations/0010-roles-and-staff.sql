-- Roles that companies make, and people who are invited and choose their password later.

ALTER TABLE roles ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

-- A password may be missing until the address is confirmed: whoever confirms an invitation chooses one.
ALTER TABLE users DROP CONSTRAINT users_password;
ALTER TABLE users ADD CONSTRAINT users_password
  CHECK (provider <> 'local' OR password_hash IS NOT NULL OR confirmed_at IS NULL);

ALTER TABLE account_codes DROP CONSTRAINT account_codes_purpose_check;
ALTER TABLE account_codes ADD CONSTRAINT account_codes_purpose_check
  CHECK (purpose IN ('verification', 'invitation'));
