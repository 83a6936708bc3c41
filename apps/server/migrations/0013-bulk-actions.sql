-- Changes of many submissions at once. Their work continues behind `last_submission_id`, part by part.
CREATE TABLE bulk_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- The token of the program that started it; its permissions are checked again with each part.
  api_token_id bigint REFERENCES api_tokens ON DELETE SET NULL,
  api_token text,
  address text,
  kind text NOT NULL,
  -- What is changed, as the call said it.
  change jsonb NOT NULL,
  -- The filters of the list; null where the submissions were named one by one.
  filters jsonb,
  -- The bulk action that this one undoes.
  undo_of bigint REFERENCES bulk_actions ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'canceled', 'stopped')),
  stop_code text,
  total integer NOT NULL CHECK (total > 0),
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  last_submission_id bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK (done + failed <= total)
);
CREATE INDEX bulk_actions_user ON bulk_actions (user_id, id DESC);
CREATE INDEX bulk_actions_api_token ON bulk_actions (api_token_id);
CREATE INDEX bulk_actions_running ON bulk_actions (company_id) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX bulk_actions_undo ON bulk_actions (undo_of);

-- The submissions as they were selected, so that later arrivals are not changed. Without a reference: they outlive a deletion.
CREATE TABLE bulk_action_items (
  bulk_action_id bigint NOT NULL REFERENCES bulk_actions ON DELETE CASCADE,
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  seen_status text NOT NULL,
  worked_at timestamptz,
  -- What undoing restores; null where nothing was changed.
  before jsonb,
  -- Why it was not changed.
  code text,
  code_values jsonb,
  PRIMARY KEY (bulk_action_id, submission_id)
);
