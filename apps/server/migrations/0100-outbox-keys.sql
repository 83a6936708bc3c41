-- What opens the page of mails that were not sent: links that work once, and the browsers that came by one. Only hashes are kept.
CREATE TABLE outbox_keys (
  key_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('start_link', 'master_link', 'browser')),
  expires_at timestamptz NOT NULL
);
