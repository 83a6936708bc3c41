-- What a company has chosen to pay for. A company begins with 14 days of Growth, also one that was there before plans
-- were kept.
ALTER TABLE companies
  ADD COLUMN plan text NOT NULL DEFAULT 'growth' CHECK (plan IN ('starter', 'growth', 'enterprise')),
  ADD COLUMN billing text NOT NULL DEFAULT 'monthly' CHECK (billing IN ('monthly', 'annual')),
  ADD COLUMN cycle_started_at timestamptz NOT NULL DEFAULT now(),
  -- null: no trial, or one that has become a plan.
  ADD COLUMN trial_ends_at timestamptz DEFAULT now() + interval '14 days',
  -- A downgrade waits here for the end of the cycle.
  ADD COLUMN next_plan text CHECK (next_plan IN ('starter', 'growth', 'enterprise')),
  ADD COLUMN next_plan_at timestamptz,
  -- Kept with the plan, so that pages of people outside need to know nothing of plans.
  ADD COLUMN shows_branding boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT companies_next_plan CHECK ((next_plan IS NULL) = (next_plan_at IS NULL));
CREATE INDEX companies_plan_ends ON companies (least(trial_ends_at, next_plan_at))
  WHERE trial_ends_at IS NOT NULL OR next_plan_at IS NOT NULL;

-- What was said about erasing by age and what was erased: the proof that stays, without a word about anybody.
CREATE TABLE retention_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('warned', 'erased')),
  -- Submissions that arrived before this moment are meant.
  before timestamptz NOT NULL,
  submissions integer NOT NULL,
  files integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  -- Those that could not be erased; the next run tries them again.
  failed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX retention_runs_company ON retention_runs (company_id, kind, created_at DESC);

-- How many arrived this month, and which are older than a plan keeps them.
CREATE INDEX submissions_submitted ON submissions (company_id, submitted_at) WHERE submitted_at IS NOT NULL;
