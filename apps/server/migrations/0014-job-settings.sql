-- What an employer may say about a job and set for its interview. null: not said, no limit.
ALTER TABLE jobs
  ADD department text,
  ADD location text,
  ADD requirements text,
  ADD benefits text,
  ADD salary text,
  ADD welcome text,
  ADD deadline timestamptz,
  ADD max_submissions integer CHECK (max_submissions >= 1),
  ADD retakes integer CHECK (retakes >= 0),
  ADD thinking_seconds integer NOT NULL DEFAULT 0 CHECK (thinking_seconds >= 0);

-- Takes begun for a question, discarded ones included and unusable ones not, where a job limits retakes.
CREATE TABLE take_counts (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  takes integer NOT NULL,
  PRIMARY KEY (submission_id, question_id)
);
CREATE INDEX take_counts_question ON take_counts (question_id);

-- A question that an interview has seen is never changed or deleted: it is removed, and what replaces it is another.
-- An interview is asked the questions that there were when it began.
ALTER TABLE questions ADD created_at timestamptz NOT NULL DEFAULT clock_timestamp(), ADD removed_at timestamptz;
UPDATE questions SET created_at = jobs.created_at FROM jobs WHERE jobs.id = questions.job_id;
ALTER TABLE questions DROP CONSTRAINT questions_job_id_position_key;
ALTER TABLE questions ADD CONSTRAINT questions_position
  EXCLUDE USING btree (job_id WITH =, position WITH =) WHERE (removed_at IS NULL) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX questions_job ON questions (job_id, position);
