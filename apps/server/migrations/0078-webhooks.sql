-- Whom other programs of a company are told by, and what was told.
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
  switched_off_by text CHECK (switched_off_by IN ('person', 'failures')),
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
