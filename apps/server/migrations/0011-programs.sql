-- Tokens that programs of a company call with, and webhooks that call them.

-- Only a hash of each token is kept.
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

-- What calls with an Idempotency-Key were answered, so that the same call again gets the same answer and does nothing.
-- Answers are sealed: some hold what is shown once, and people's data is not to be read here.
CREATE TABLE kept_answers (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- 'user 5' or 'token 7'.
  actor text NOT NULL,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  status integer NOT NULL,
  sealed_answer bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, actor, key_hash)
);
CREATE INDEX kept_answers_created ON kept_answers (created_at);

-- Webhooks: the addresses of other programs, and what was sent to them.
CREATE TABLE webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  sealed_secret bytea NOT NULL,
  -- From before the last rotation; signs too until `former_until`.
  sealed_former_secret bytea,
  former_until timestamptz,
  switched_off_at timestamptz,
  switched_off_by text CHECK (switched_off_by IN ('person', 'failures', 'gone')),
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- While nothing arrives nothing is sent before this, however many events there are.
  paused_until timestamptz,
  made_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhooks_off CHECK ((switched_off_at IS NULL) = (switched_off_by IS NULL)),
  CONSTRAINT webhooks_former CHECK ((sealed_former_secret IS NULL) = (former_until IS NULL))
);
CREATE INDEX webhooks_company ON webhooks (company_id);

CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  webhook_id bigint NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  -- The job that the event is about, which may be deleted.
  job_id bigint,
  -- Sent byte for byte as it stands, at every try.
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- Counts the tries that were arranged: a task that belongs to an earlier one does nothing.
  round integer NOT NULL DEFAULT 1,
  answer_status integer,
  failure text,
  milliseconds integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  next_try_at timestamptz
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_company ON webhook_deliveries (company_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);
-- Those that were due and have not been sent are looked for every hour.
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (next_try_at) WHERE state = 'waiting';
