-- Whom a job has invited by mail. Each address once for a job; it is kept in small letters.
CREATE TABLE job_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  reminded_at timestamptz,
  UNIQUE (job_id, email)
);
-- For the limit of a day.
CREATE INDEX job_invitations_company ON job_invitations (company_id, created_at);
-- For the list of a job.
CREATE INDEX job_invitations_job ON job_invitations (job_id, id DESC);
-- For the reminders: the jobs whose deadline is near.
CREATE INDEX jobs_deadline ON jobs (deadline) WHERE status = 'active' AND deadline IS NOT NULL;
