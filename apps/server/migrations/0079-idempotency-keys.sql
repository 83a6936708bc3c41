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
