-- What reviewers think of a candidate: stars and words by criterion, and remarks at a moment of the video.

-- A job without a row is rated by the criteria that the product gives.
CREATE TABLE job_criteria (
  job_id bigint PRIMARY KEY REFERENCES jobs ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  criteria text[] NOT NULL CHECK (cardinality(criteria) BETWEEN 1 AND 10)
);
CREATE INDEX job_criteria_company ON job_criteria (company_id);

-- One for each reviewer of a submission; a draft until it is given. What is given outlives its reviewer's account.
CREATE TABLE scorecards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  reviewer_name text NOT NULL,
  given_at timestamptz,
  changed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (submission_id, user_id)
);
CREATE INDEX scorecards_company ON scorecards (company_id);
CREATE INDEX scorecards_user ON scorecards (user_id);

-- The criterion's name as it was rated; without a question it is about the whole interview.
CREATE TABLE scorecard_ratings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scorecard_id bigint NOT NULL REFERENCES scorecards ON DELETE CASCADE,
  criterion text NOT NULL,
  question_id bigint REFERENCES questions ON DELETE CASCADE,
  stars integer CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL DEFAULT '',
  UNIQUE NULLS NOT DISTINCT (scorecard_id, criterion, question_id)
);
CREATE INDEX scorecard_ratings_question ON scorecard_ratings (question_id);
