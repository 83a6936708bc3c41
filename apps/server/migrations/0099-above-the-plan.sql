-- What a company has above the limits of its plan: which of it stays is chosen by the company, until a moment that it is
-- told. What nobody chose is paused by then, and comes back with a plan that has room for it. Nothing is deleted.
ALTER TABLE companies
  -- null: nothing is above the limits, or nobody was told yet.
  ADD COLUMN choose_by timestamptz;
ALTER TABLE jobs
  -- Since when the plan has paused it; null: a person decides about its status.
  ADD COLUMN paused_by_plan_at timestamptz;
ALTER TABLE users
  -- Since when the plan has no room for this user, who cannot sign in until it has.
  ADD COLUMN paused_by_plan_at timestamptz;
CREATE INDEX jobs_paused_by_plan ON jobs (company_id) WHERE paused_by_plan_at IS NOT NULL;
CREATE INDEX users_paused_by_plan ON users (company_id) WHERE paused_by_plan_at IS NOT NULL;

-- The jobs and users that a company chose to keep within its next limits.
CREATE TABLE plan_kept (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('job', 'user')),
  subject_id bigint NOT NULL,
  PRIMARY KEY (company_id, kind, subject_id)
);
