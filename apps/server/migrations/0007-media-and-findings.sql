-- What is made of a submission after it was sent, and what is found in it.

-- What is done with a submission after it was sent: each step with its state, for people to see and to start again.
CREATE TABLE media_tasks (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  task text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- {"code": "recording.unreadable", "values": {…}}; its sentence stands in packages/contracts.
  failure jsonb,
  -- The run that began last. An older one that goes on, because its worker lost the task, changes nothing here.
  run uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (submission_id, task)
);

-- How loud a joined video is over its length; gone with the video that was measured.
CREATE TABLE waveforms (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  video_file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  seconds_per_peak double precision NOT NULL,
  -- One byte a peak.
  peaks bytea NOT NULL
);
CREATE INDEX waveforms_video ON waveforms (video_file_id);

-- What was heard in an answer when its sound was decoded, once for all that need it: how loud it is, where a person
-- speaks, and, while the company uses insights and the candidate agrees, how the voice moves.
CREATE TABLE answer_sounds (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  -- Another recording of the same answer is listened to again.
  file_id bigint NOT NULL,
  -- Ten a second.
  peaks bytea NOT NULL,
  speech jsonb NOT NULL,
  voice jsonb
);
CREATE INDEX answer_sounds_submission ON answer_sounds (submission_id);
CREATE INDEX answer_sounds_company ON answer_sounds (company_id);

-- What was said in an answer, and where in its sound a person speaks. One row for each answer that was joined.
CREATE TABLE transcripts (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('none', 'queued', 'done', 'failed')),
  failure jsonb,
  words jsonb NOT NULL DEFAULT '[]',
  text text NOT NULL DEFAULT '',
  language text,
  confidence double precision,
  engine text,
  model text,
  -- Seconds of the answer, [{"start": 0.4, "end": 3.1}, …]; null until the sound was looked at.
  speech jsonb,
  -- How the text's words are reduced to their stems; the search reduces its own in the same way.
  dictionary regconfig NOT NULL DEFAULT 'simple',
  search tsvector GENERATED ALWAYS AS (to_tsvector(dictionary, text)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (
  -- A search visits the row of each answer that it finds, to bring the newest first. With words, text and index words kept
  -- elsewhere, fifty rows stand on a page instead of two, and those of a large company stay in memory.
  toast_tuple_target = 128
);
-- The newest answers of a company are read in its own index. One of submissions alone could be read in order too, past the
-- answers of every other company. A hash has no order and still finds the answers of a submission.
CREATE INDEX transcripts_submission ON transcripts USING hash (submission_id);
-- The company is part of the index of words: one with few answers does not pay for those of all others.
CREATE INDEX transcripts_search ON transcripts USING gin (company_id, search) WHERE status = 'done';
-- For words that nearly everybody says: the newest are found without looking at all.
CREATE INDEX transcripts_newest ON transcripts (company_id, submission_id DESC, response_id) WHERE status = 'done';
-- Answers without words that an engine which is turned on listens to afterwards.
CREATE INDEX transcripts_without_words ON transcripts (response_id) WHERE status = 'none';

-- Speech models that are here, on their way, or failed on it; at most one is on. Which engine listens is read by
-- every task, so that a change reaches all processes without a restart.
CREATE TABLE speech_models (
  name text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'),
  state text NOT NULL
    CHECK (state IN ('waiting', 'downloading', 'checking', 'unpacking', 'trying', 'installed', 'failed')),
  done_bytes bigint NOT NULL DEFAULT 0,
  total_bytes bigint,
  bytes_per_second bigint,
  failure jsonb,
  is_on boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (NOT is_on OR state = 'installed'),
  CHECK ((failure IS NOT NULL) = (state = 'failed'))
);
CREATE UNIQUE INDEX speech_models_on ON speech_models (is_on) WHERE is_on;

-- What a résumé says, for search and to be shown beside the file; `problem` says why there is no text.
CREATE TABLE resume_texts (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  text text NOT NULL,
  is_cut boolean NOT NULL,
  problem text CHECK (problem IN ('encrypted', 'unreadable', 'tooMuch', 'withoutText', 'notRead')),
  -- Names, skills and several languages: words as they are, without the endings of one language cut off.
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', separate_signs(text))) STORED
) WITH (
  -- As for transcripts.
  toast_tuple_target = 128
);
-- The company is part of it, so that a word which many résumés hold brings none of others.
CREATE INDEX resume_texts_words ON resume_texts USING gin (company_id, words);
CREATE INDEX resume_texts_file ON resume_texts (file_id);
CREATE INDEX resume_texts_company ON resume_texts (company_id, submission_id DESC);

-- What was measured in the answers of a submission. Only where it may be: `findAllowedInsights` is asked before.
CREATE TABLE insights (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Computed while the company used scores.
  has_scores boolean NOT NULL,
  overall_score double precision CHECK (overall_score BETWEEN 0 AND 100),
  findings jsonb NOT NULL,
  -- From a consent of its own.
  behavioral jsonb,
  computed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT insights_scores CHECK (has_scores OR overall_score IS NULL)
);
CREATE INDEX insights_company ON insights (company_id);
-- The candidates with the highest scores, for the dashboard. It also finds a company's insights.
CREATE INDEX insights_score ON insights (company_id, overall_score DESC, submission_id DESC)
  WHERE overall_score IS NOT NULL;

-- How often a face was in view in an answer: counts and moments, no picture and nothing of the face. Written and erased
-- with the consent to it, as `insights.behavioral` is. An answer that was looked at is not looked at again when the task
-- that does it was killed.
CREATE TABLE face_views (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  -- Another recording of the same answer is looked at again.
  file_id bigint NOT NULL,
  frames integer NOT NULL CHECK (frames >= 0),
  blank integer NOT NULL CHECK (blank >= 0),
  in_view integer NOT NULL CHECK (in_view BETWEEN 0 AND frames),
  turned integer NOT NULL CHECK (turned BETWEEN 0 AND in_view),
  out_of_view jsonb NOT NULL
);
CREATE INDEX face_views_submission ON face_views (submission_id);
CREATE INDEX face_views_company ON face_views (company_id);
