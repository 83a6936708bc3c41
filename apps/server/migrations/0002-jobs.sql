-- Jobs (vacancies) and their timed questions.

CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  type text NOT NULL CHECK (type IN ('full-time', 'part-time', 'contract', 'internship')),
  experience text NOT NULL,
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'closed')),
  share_token text NOT NULL UNIQUE,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX jobs_newest ON jobs (company_id, created_at DESC, id DESC);
CREATE INDEX jobs_status ON jobs (company_id, status, created_at DESC, id DESC);
CREATE INDEX jobs_title ON jobs USING gin (lower(title) gin_trgm_ops);

CREATE TABLE questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  question text NOT NULL,
  time_limit_seconds integer NOT NULL CHECK (time_limit_seconds BETWEEN 30 AND 600),
  required boolean NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  UNIQUE (job_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX questions_company ON questions (company_id);
