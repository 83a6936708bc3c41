-- Jobs (vacancies), their timed questions, and the templates they are made from.

-- What an employer may say about a job and set for its interview. null: not said, no limit.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  title text NOT NULL,
  searched_title text NOT NULL GENERATED ALWAYS AS (search_text(title)) STORED,
  description text NOT NULL,
  type text NOT NULL CHECK (type IN ('full-time', 'part-time', 'contract', 'internship')),
  experience text NOT NULL,
  department text,
  location text,
  requirements text,
  benefits text,
  currency text NOT NULL,
  salary text,
  welcome text,
  -- Of what candidates get; null: that of the company.
  language text CHECK (language IN ('en', 'es', 'fr', 'de')),
  deadline timestamptz,
  max_submissions integer CHECK (max_submissions >= 1),
  retakes integer CHECK (retakes >= 0),
  thinking_seconds integer NOT NULL DEFAULT 0 CHECK (thinking_seconds >= 0),
  -- Candidates can read all questions before they start.
  questions_in_advance boolean NOT NULL DEFAULT false,
  -- The time limits of the questions are off.
  untimed boolean NOT NULL DEFAULT false,
  -- null: as the company promises.
  video_never_required boolean,
  status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'closed')),
  -- Since when the plan has paused it; null: a person decides about its status.
  paused_by_plan_at timestamptz,
  share_token text NOT NULL UNIQUE,
  -- Off: only personal invitations begin interviews.
  shared_link boolean NOT NULL DEFAULT true,
  -- Only its hiring team sees it, and those who manage the company.
  team_only boolean NOT NULL DEFAULT false,
  -- The template that the job was made from: of the catalog, which stands in the code, or of the company's own, which
  -- may be deleted later. So it refers to no table.
  template_id bigint,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  -- [{"draw": 2}, …]: how many of its questions each pool asks.
  pools jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- The jobs page finds, orders and counts in the index alone: a company's jobs from the newest on, each with what the
-- page searches and filters. `title` is for the best jobs of a month.
CREATE INDEX jobs_listed ON jobs (company_id, created_at DESC, id DESC) INCLUDE (searched_title, title, status);
CREATE INDEX jobs_status ON jobs (company_id, status, created_at DESC, id DESC);
CREATE INDEX jobs_title ON jobs USING gin (searched_title gin_trgm_ops);
-- For the reminders: the jobs whose deadline is near.
CREATE INDEX jobs_deadline ON jobs (deadline) WHERE status = 'active' AND deadline IS NOT NULL;
-- For expired invitations: the jobs, also closed ones, whose deadline has passed.
CREATE INDEX jobs_over ON jobs (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX jobs_paused_by_plan ON jobs (company_id) WHERE paused_by_plan_at IS NOT NULL;
CREATE INDEX jobs_team_only ON jobs (company_id) WHERE team_only;

CREATE TABLE job_team (
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  PRIMARY KEY (job_id, user_id)
);
CREATE INDEX job_team_company ON job_team (company_id);
CREATE INDEX job_team_user ON job_team (user_id);

-- The only rule of who sees a job: what a team member who does not manage the company does not see.
CREATE FUNCTION hidden_jobs(company bigint, person bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT jobs.id FROM jobs
    WHERE jobs.company_id = company AND jobs.team_only
      AND NOT EXISTS (SELECT FROM job_team WHERE job_team.job_id = jobs.id AND job_team.user_id = person)
    ORDER BY jobs.id
  );
$$;

-- The members of the team that alone sees a job; null where everyone does.
CREATE FUNCTION limiting_team(job bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT user_id FROM job_team WHERE job_team.job_id = jobs.id)
  FROM jobs WHERE jobs.id = job AND jobs.team_only;
$$;

-- Questions that a company keeps for its jobs, which get copies. `content` is a question as the contract of a job takes
-- it, so that what questions gain needs no column here.
CREATE TABLE library_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  content jsonb NOT NULL,
  searched_question text NOT NULL GENERATED ALWAYS AS (search_text(content ->> 'question')) STORED,
  tags text[] NOT NULL,
  -- Of the scorecard: a job that uses the question gets those that it lacks.
  criteria text[] NOT NULL DEFAULT '{}',
  -- null: not rated.
  difficulty text CHECK (difficulty IN ('easy', 'medium', 'hard')),
  created_by bigint REFERENCES users ON DELETE SET NULL,
  updated_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX library_questions_company ON library_questions (company_id, updated_at DESC, id DESC);

-- A question that an interview has seen is never changed or deleted: it is removed, and what replaces it is another.
-- An interview is asked the questions that there were when it began.
CREATE TABLE questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  question text NOT NULL,
  time_limit_seconds integer NOT NULL CHECK (time_limit_seconds BETWEEN 30 AND 600),
  required boolean NOT NULL,
  -- The ways to answer it in the order of their offer, each with its limits; the settings stand in packages/contracts.
  formats jsonb NOT NULL DEFAULT '[{"format": "video"}]'
    CHECK (jsonb_typeof(formats) = 'array' AND formats <> '[]' AND pg_column_size(formats) < 40000),
  position integer NOT NULL CHECK (position >= 1),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  removed_at timestamptz,
  -- The pool of the job that it is in, from 1; null: asked in every interview. A begun interview keeps what it has drawn.
  pool smallint CHECK (pool >= 1),
  -- The question of the library that it is a copy of.
  library_question_id bigint REFERENCES library_questions ON DELETE SET NULL,
  CONSTRAINT questions_position
    EXCLUDE USING btree (job_id WITH =, position WITH =) WHERE (removed_at IS NULL) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX questions_company ON questions (company_id);
CREATE INDEX questions_job ON questions (job_id, position);
CREATE INDEX questions_library ON questions (library_question_id) WHERE library_question_id IS NOT NULL;

-- Templates that companies save of their own; the catalog stands in the code and takes the ids below 1000.
CREATE TABLE job_templates (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  employment_type text NOT NULL,
  questions jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_templates_newest ON job_templates (company_id, id DESC);
