-- What candidates send: takes, the responses they become, résumés, and the joined video.

CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  name text NOT NULL,
  mime text NOT NULL,
  size_bytes bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_company ON files (company_id);

CREATE TABLE submissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  candidate_name text NOT NULL,
  candidate_email text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('uploading', 'processing', 'pending', 'in_review', 'reviewed', 'shortlisted', 'rejected')
  ),
  rating integer CHECK (rating BETWEEN 0 AND 100),
  notes text,
  device_info jsonb NOT NULL,
  browser_info jsonb NOT NULL,
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  resume_file_id bigint REFERENCES files ON DELETE SET NULL,
  video_file_id bigint REFERENCES files ON DELETE SET NULL,
  video_duration_seconds double precision,
  poster_file_id bigint REFERENCES files ON DELETE SET NULL,
  join_failure text,
  completed_at timestamptz,
  reviewed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- An interview begun and left does not keep its candidate from trying again; a finished one does.
CREATE UNIQUE INDEX submissions_candidate ON submissions (job_id, lower(candidate_email)) WHERE status <> 'uploading';
CREATE INDEX submissions_newest ON submissions (company_id, created_at DESC, id DESC) WHERE status <> 'uploading';
CREATE INDEX submissions_status ON submissions (company_id, status, created_at DESC, id DESC);
CREATE INDEX submissions_job ON submissions (job_id, status, created_at DESC, id DESC);
CREATE INDEX submissions_name ON submissions USING gin (lower(candidate_name) gin_trgm_ops);
CREATE INDEX submissions_email ON submissions USING gin (lower(candidate_email) gin_trgm_ops);
CREATE INDEX submissions_abandoned ON submissions (updated_at) WHERE status = 'uploading';
CREATE INDEX submissions_resume ON submissions (resume_file_id) WHERE resume_file_id IS NOT NULL;
CREATE INDEX submissions_video ON submissions (video_file_id) WHERE video_file_id IS NOT NULL;
CREATE INDEX submissions_poster ON submissions (poster_file_id) WHERE poster_file_id IS NOT NULL;

-- One recording of one question while it is sent and until another take replaces it.
CREATE TABLE takes (
  id uuid PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  mime text NOT NULL,
  largest_bytes bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX takes_submission ON takes (submission_id);
CREATE INDEX takes_question ON takes (question_id);

-- The take a candidate chose as the answer.
CREATE TABLE responses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  take_id uuid NOT NULL UNIQUE REFERENCES takes ON DELETE CASCADE,
  file_id bigint NOT NULL REFERENCES files,
  processing_status text NOT NULL CHECK (processing_status IN ('uploading', 'ready', 'failed')),
  failure text,
  sha256 bytea NOT NULL,
  duration_seconds double precision,
  width integer,
  height integer,
  has_audio boolean,
  starts_at_seconds double precision,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (submission_id, question_id)
);
CREATE INDEX responses_question ON responses (question_id);
CREATE INDEX responses_file ON responses (file_id);
