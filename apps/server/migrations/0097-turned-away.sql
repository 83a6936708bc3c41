-- How often the link of a job turned a candidate away because a limit of the company's plan was reached. Nothing about
-- who it was; what is counted are openings of the page and interviews that could not begin.
CREATE TABLE turned_away (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  day date NOT NULL,
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, day, job_id)
);
CREATE INDEX turned_away_job ON turned_away (job_id);

-- What a company was told about its plan, and for which period: the key that keeps each from being sent twice.
CREATE TABLE plan_notices (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL,
  period text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kind, period)
);
