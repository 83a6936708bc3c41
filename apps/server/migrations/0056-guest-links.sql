-- Links by which somebody without an account may watch some candidates of a job and comment. Only the token's hash is kept.
CREATE TABLE guest_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  purpose text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  shows_names boolean NOT NULL,
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
