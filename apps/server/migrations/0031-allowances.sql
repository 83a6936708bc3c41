-- What an employer grants to single candidates: more time for a job's answers, and another attempt.
CREATE TABLE extra_times (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  factor double precision NOT NULL CHECK (factor > 1 AND factor <= 3),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job_id, email)
);
CREATE INDEX extra_times_company ON extra_times (company_id);

-- The factor as it was when the interview began; and since when this finished interview no longer keeps its candidate
-- from another one.
ALTER TABLE submissions
  ADD time_factor double precision NOT NULL DEFAULT 1 CHECK (time_factor >= 1 AND time_factor <= 3),
  ADD new_attempt_at timestamptz;
DROP INDEX submissions_candidate;
CREATE UNIQUE INDEX submissions_candidate ON submissions (job_id, lower(candidate_email))
  WHERE status <> 'uploading' AND new_attempt_at IS NULL;
