-- What was said in an answer, and where in its sound somebody speaks. One row for each answer that was joined.
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE transcripts (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('none', 'queued', 'done', 'failed')),
  failure text,
  words jsonb NOT NULL DEFAULT '[]',
  text text NOT NULL DEFAULT '',
  language text,
  confidence double precision,
  engine text,
  model text,
  -- Seconds of the answer, [{"start": 0.4, "end": 3.1}, …]; null until the sound was looked at.
  speech jsonb,
  -- How the text's words are reduced to their stems; the search reduces its own in the same way.
  dictionary regconfig NOT NULL DEFAULT 'simple',
  search tsvector GENERATED ALWAYS AS (to_tsvector(dictionary, text)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX transcripts_submission ON transcripts (submission_id);
-- The company is part of the index of words: one with few answers does not pay for those of all others.
CREATE INDEX transcripts_search ON transcripts USING gin (company_id, search) WHERE status = 'done';
-- For words that nearly everybody says: the newest are found without looking at all.
CREATE INDEX transcripts_newest ON transcripts (company_id, submission_id DESC, response_id) WHERE status = 'done';
