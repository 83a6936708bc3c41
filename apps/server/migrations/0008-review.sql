-- What reviewers and guests think of a candidate: stars and words by criterion, and remarks at a moment of the video.

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

-- Links by which people without an account may watch some candidates of a job and comment. Only the token's hash is kept.
CREATE TABLE guest_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  purpose text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  shows_names boolean NOT NULL,
  -- A program asked for it: a link of one submission, which does not count against the limit of the job.
  is_result boolean NOT NULL DEFAULT false,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened_at timestamptz
);
CREATE INDEX guest_links_company ON guest_links (company_id);
CREATE INDEX guest_links_job ON guest_links (job_id, id DESC);

CREATE TABLE guest_link_submissions (
  guest_link_id bigint NOT NULL REFERENCES guest_links ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (guest_link_id, submission_id)
);
CREATE INDEX guest_link_submissions_submission ON guest_link_submissions (submission_id);

-- Remarks at a moment of an answer, by reviewers and by guests.
CREATE TABLE video_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  response_id bigint NOT NULL REFERENCES responses ON DELETE CASCADE,
  -- From the start of the answer, so that it stays right when the answers are joined again.
  second double precision NOT NULL CHECK (second >= 0),
  comment text NOT NULL,
  author_name text NOT NULL,
  is_guest boolean NOT NULL,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  guest_link_id bigint REFERENCES guest_links ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX video_comments_submission ON video_comments (submission_id);
CREATE INDEX video_comments_company ON video_comments (company_id);
CREATE INDEX video_comments_response ON video_comments (response_id);
CREATE INDEX video_comments_user ON video_comments (user_id);
CREATE INDEX video_comments_guest_link ON video_comments (guest_link_id);

-- Who reviews a submission, and by when. Whether it is done follows from scorecards and decisions.
CREATE TABLE assignments (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  due_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (submission_id, user_id)
);
CREATE INDEX assignments_user ON assignments (user_id, due_on);
CREATE INDEX assignments_company ON assignments (company_id);

-- Done: the reviewer has submitted a scorecard, or the candidate is decided.
CREATE VIEW assignment_states AS
SELECT a.submission_id, a.user_id, a.company_id, a.due_on, a.created_at,
  s.status IN ('reviewed', 'shortlisted', 'rejected') OR EXISTS (
    SELECT FROM scorecards c
    WHERE c.submission_id = a.submission_id AND c.user_id = a.user_id AND c.given_at IS NOT NULL
  ) AS is_done,
  coalesce(a.due_on < (now() AT TIME ZONE 'UTC')::date, false) AS is_past
FROM assignments a
JOIN submissions s ON s.id = a.submission_id AND s.company_id = a.company_id;

-- Candidates as a file to download. A task writes it; it is swept when it has expired, and deleted earlier with the first
-- of its candidates that is erased.
CREATE TABLE exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Only this person can download it; without one it is swept.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx', 'pdf', 'zip')),
  -- Either these candidates, or all that this query of the list finds.
  chosen_ids bigint[],
  query jsonb,
  options jsonb NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'ready', 'failed')),
  progress integer NOT NULL DEFAULT 0,
  candidates integer NOT NULL,
  failure text CHECK (failure IN ('empty', 'failed', 'no_permission', 'no_room', 'too_large')),
  missing_files integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  -- Known before anything is written, so that what a killed task may have stored can be erased.
  storage_key text NOT NULL UNIQUE,
  file_id bigint REFERENCES files,
  size_bytes bigint,
  -- The candidates in the finished file.
  contained_ids bigint[],
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT exports_candidates CHECK ((chosen_ids IS NULL) <> (query IS NULL)),
  CONSTRAINT exports_ready CHECK ((state = 'ready') = (file_id IS NOT NULL AND contained_ids IS NOT NULL)),
  CONSTRAINT exports_failed CHECK ((state = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX exports_company ON exports (company_id, id DESC);
CREATE INDEX exports_user ON exports (user_id);
CREATE INDEX exports_file ON exports (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX exports_expiry ON exports (expires_at);

-- What a company sorts its candidates by, besides their status.
CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  color text NOT NULL CHECK (color IN ('gray', 'green', 'blue', 'amber', 'red')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Lets rows of a company refer only to its own tags.
  UNIQUE (id, company_id)
);
CREATE UNIQUE INDEX tags_name ON tags (company_id, lower(name));

CREATE TABLE submission_tags (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  tag_id bigint NOT NULL,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  PRIMARY KEY (submission_id, tag_id),
  FOREIGN KEY (tag_id, company_id) REFERENCES tags (id, company_id) ON DELETE CASCADE
);
-- Lists of candidates with a tag.
CREATE INDEX submission_tags_tag ON submission_tags (company_id, tag_id, submission_id);
CREATE INDEX submission_tags_of_tag ON submission_tags (tag_id, company_id);

-- How the list of candidates is narrowed, sorted and shown, saved under a name by a person.
CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- The owner. Shared views stay when their owner leaves.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Who alone sees it: the owner. Null where it is shared with the company.
  private_to bigint REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  filters jsonb NOT NULL,
  -- The job may be deleted by now: the view then says so.
  job_id bigint GENERATED ALWAYS AS ((filters ->> 'job')::bigint) STORED,
  sort text NOT NULL,
  columns text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_views_company ON saved_views (company_id);
CREATE INDEX saved_views_user ON saved_views (user_id);
CREATE INDEX saved_views_private ON saved_views (private_to);
CREATE INDEX saved_views_job ON saved_views (job_id) WHERE job_id IS NOT NULL;

-- The view that a person's list opens with.
CREATE TABLE default_views (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  view_id bigint NOT NULL REFERENCES saved_views ON DELETE CASCADE
);
CREATE INDEX default_views_view ON default_views (view_id);
CREATE INDEX default_views_company ON default_views (company_id);

-- The name of a view may name its job. While only a team sees the job, nobody else sees the view; when the job is
-- deleted, that must not end.
CREATE FUNCTION unshare_views_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM saved_views WHERE job_id = OLD.id AND private_to IS NULL AND user_id IS NULL;
  UPDATE saved_views SET private_to = user_id WHERE job_id = OLD.id AND private_to IS NULL;
  DELETE FROM default_views USING saved_views
  WHERE saved_views.id = default_views.view_id AND saved_views.job_id = OLD.id
    AND default_views.user_id <> saved_views.private_to;
  RETURN OLD;
END $$;
CREATE TRIGGER jobs_unshare_views BEFORE DELETE ON jobs FOR EACH ROW WHEN (OLD.team_only)
  EXECUTE FUNCTION unshare_views_of_job();
