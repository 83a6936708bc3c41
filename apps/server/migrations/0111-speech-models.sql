-- Speech models that are here, on their way, or failed on it; at most one is on. Which engine listens is read anew by
-- every task, so that a change reaches all processes without a restart.
CREATE TABLE speech_models (
  name text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'),
  state text NOT NULL
    CHECK (state IN ('waiting', 'downloading', 'checking', 'unpacking', 'trying', 'installed', 'failed')),
  done_bytes bigint NOT NULL DEFAULT 0,
  total_bytes bigint,
  bytes_per_second bigint,
  failure text,
  is_on boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (NOT is_on OR state = 'installed'),
  CHECK ((failure IS NOT NULL) = (state = 'failed'))
);
CREATE UNIQUE INDEX speech_models_on ON speech_models (is_on) WHERE is_on;
-- Answers without words that an engine which is turned on listens to afterwards.
CREATE INDEX transcripts_without_words ON transcripts (response_id) WHERE status = 'none';
