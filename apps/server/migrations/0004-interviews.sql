-- Who is invited and what candidates send: takes, the answers they become, résumés, and the joined video.

-- Invitations of a list, which are sent at the rate of the installation.
CREATE TABLE invitation_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Nothing more is sent until it continues.
  stopped_at timestamptz
);
CREATE INDEX invitation_batches_company ON invitation_batches (company_id);
CREATE INDEX invitation_batches_job ON invitation_batches (job_id, id DESC);
CREATE INDEX invitation_batches_creator ON invitation_batches (created_by) WHERE created_by IS NOT NULL;

-- Candidates who are invited to a job by name. Each has one link, which one submission may use.
CREATE TABLE job_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  -- What the email says beside its link, as the inviter has written it.
  candidate_name text,
  message text,
  -- Of the emails and the page; null: the default of the job or the company.
  language text CHECK (language ~ '^[a-z]{2}$'),
  -- In which the email names the deadline.
  time_zone text,
  -- Whom the candidate may ask.
  contact_user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Where the submission says that it came from.
  source text,
  -- The id of this order in the system that made it.
  external_id text,
  time_factor double precision CHECK (time_factor > 1 AND time_factor <= 3),
  untimed boolean NOT NULL DEFAULT false,
  -- Also where the job does not show its questions to everyone.
  questions_in_advance boolean NOT NULL DEFAULT false,
  -- Of this link, in place of the job's; with a number of days, sending sets it.
  deadline timestamptz,
  days_to_answer smallint CHECK (days_to_answer BETWEEN 1 AND 365),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the email was last asked for: one that was sent before is sent again.
  requested_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  reminded_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0 CHECK (reminders BETWEEN 0 AND 3),
  -- When the mail server has accepted the last one.
  reminder_sent_at timestamptz,
  -- An email is at the mail server, which has not answered yet.
  handed_over_at timestamptz,
  -- The deadline in the last email's calendar file, and how often it has changed.
  calendar_deadline timestamptz,
  calendar_sequence integer NOT NULL DEFAULT 0,
  opened_at timestamptz,
  -- Set by the triggers of submissions, like the next.
  started_at timestamptz,
  submitted_at timestamptz,
  -- What used it; both are erased together.
  submission_id bigint,
  withdrawn_at timestamptz,
  -- When it was announced that the deadline had passed.
  expired_at timestamptz,
  batch_id bigint REFERENCES invitation_batches ON DELETE SET NULL,
  -- When an invitation of a batch was given to the workers.
  queued_at timestamptz,
  -- Why its email has not left: the last attempt's reason, and since when nothing more is tried by itself.
  failure text CHECK (failure IN ('refused', 'unreachable', 'unclear', 'closed', 'unsubscribed')),
  failed_at timestamptz,
  CONSTRAINT job_invitations_id_of_job UNIQUE (id, job_id),
  CONSTRAINT job_invitations_one_deadline CHECK (deadline IS NULL OR days_to_answer IS NULL OR sent_at IS NOT NULL),
  CONSTRAINT job_invitations_reminded_when_sent CHECK (
    (reminded_at IS NULL OR sent_at IS NOT NULL) AND (reminded_at IS NULL) = (reminders = 0)
  ),
  CONSTRAINT job_invitations_opened_first CHECK (started_at IS NULL OR opened_at IS NOT NULL),
  CONSTRAINT job_invitations_started_first CHECK (
    (submitted_at IS NULL OR started_at IS NOT NULL) AND (submitted_at IS NULL) = (submission_id IS NULL)
  ),
  CONSTRAINT job_invitations_withdrawn_unused CHECK (withdrawn_at IS NULL OR started_at IS NULL),
  CONSTRAINT job_invitations_failure CHECK (failed_at IS NULL OR failure IS NOT NULL)
);
-- Each address once for a job, unless it was withdrawn.
CREATE UNIQUE INDEX job_invitations_address ON job_invitations (job_id, email) WHERE withdrawn_at IS NULL;
-- For the reminders and the expiry of candidates with deadlines of their own.
CREATE INDEX job_invitations_deadline ON job_invitations (deadline)
  WHERE deadline IS NOT NULL AND submitted_at IS NULL AND withdrawn_at IS NULL;
-- For the expiry of those whose email was given up, so that their days to answer have begun with that.
CREATE INDEX job_invitations_given_up ON job_invitations (failed_at)
  WHERE failed_at IS NOT NULL AND sent_at IS NULL AND submitted_at IS NULL AND withdrawn_at IS NULL;
CREATE UNIQUE INDEX job_invitations_external ON job_invitations (company_id, external_id)
  WHERE external_id IS NOT NULL;
-- For the limit of a day.
CREATE INDEX job_invitations_company ON job_invitations (company_id, created_at);
CREATE INDEX job_invitations_batch ON job_invitations (batch_id, id) WHERE batch_id IS NOT NULL;
-- What batches have left to send, and how much they sent within the last minute.
CREATE INDEX job_invitations_not_queued ON job_invitations (batch_id, id)
  WHERE batch_id IS NOT NULL AND queued_at IS NULL AND sent_at IS NULL;
CREATE INDEX job_invitations_queued ON job_invitations (queued_at) WHERE queued_at IS NOT NULL;
-- For the list of a job.
CREATE INDEX job_invitations_job ON job_invitations (job_id, id DESC);
-- For the day when a person leaves.
CREATE INDEX job_invitations_contact ON job_invitations (contact_user_id) WHERE contact_user_id IS NOT NULL;

-- More time for a job's answers, granted to a single candidate.
CREATE TABLE extra_times (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  factor double precision NOT NULL CHECK (factor >= 1 AND factor <= 3),
  -- No time limit at all.
  untimed boolean NOT NULL DEFAULT false,
  questions_in_advance boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job_id, email),
  CONSTRAINT extra_times_allow CHECK (factor > 1 OR untimed OR questions_in_advance)
);
CREATE INDEX extra_times_company ON extra_times (company_id);

-- Stages that a company adds to the five statuses, in its own words. Each belongs to one status for good.
CREATE TABLE stages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('pending', 'in_review', 'reviewed', 'shortlisted', 'rejected')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  -- Among those of its status.
  position integer NOT NULL CHECK (position >= 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Lets submissions be only in stages of their company and status.
  UNIQUE (id, company_id, status)
);
CREATE UNIQUE INDEX stages_name ON stages (company_id, lower(name));

CREATE TABLE submissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  candidate_name text NOT NULL,
  candidate_email text NOT NULL,
  -- As they are searched, so that a search compares stored texts and works out none.
  searched_name text NOT NULL GENERATED ALWAYS AS (search_text(candidate_name)) STORED,
  searched_email text NOT NULL GENERATED ALWAYS AS (search_text(candidate_email)) STORED,
  -- Where the candidate came from, as the link said; null when it said nothing.
  source text,
  status text NOT NULL CHECK (
    status IN ('uploading', 'processing', 'pending', 'in_review', 'reviewed', 'shortlisted', 'rejected')
  ),
  -- A stage of the company; null: the built-in stage, which is the status itself.
  stage_id bigint,
  rating integer CHECK (rating BETWEEN 0 AND 100),
  notes text,
  -- The extra time as it was when the interview began.
  time_factor double precision NOT NULL DEFAULT 1 CHECK (time_factor >= 1 AND time_factor <= 3),
  -- In which an answer was begun, each once.
  begun_formats text[] NOT NULL DEFAULT '{}',
  -- Without time limits, by the job or for this candidate alone.
  untimed boolean NOT NULL DEFAULT false,
  -- The times of the job and the invitation when the interview began: extra time that changes later takes nothing of them.
  begun_time_factor double precision NOT NULL DEFAULT 1,
  begun_untimed boolean NOT NULL DEFAULT false,
  questions_in_advance boolean NOT NULL DEFAULT false,
  -- In which the candidate used the pages, for the emails that follow. Null: no page has named one.
  language text CHECK (language IN ('en', 'es', 'fr', 'de')),
  -- Of a job with pools: the seed of the draw, and all questions that the interview asks, in their order.
  draw_seed text,
  drawn_questions bigint[],
  -- What the answers say of the requirements that questions ask for, since it was submitted; null: no question screens.
  screening text CHECK (screening IN ('met', 'unmet', 'ended')),
  unmet_requirements text[] NOT NULL DEFAULT '{}',
  -- Since when this finished interview no longer keeps its candidate from another one.
  new_attempt_at timestamptz,
  -- When a mailed link of it was first opened: since then it belongs to who holds the mailbox, and not to who typed its
  -- address.
  owned_by_mail_at timestamptz,

  device_info jsonb NOT NULL,
  browser_info jsonb NOT NULL,
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  -- The consent to insights, apart from that to be recorded.
  insights_consent_version text,
  performance_consented_at timestamptz,
  behavioral_consented_at timestamptz,

  resume_file_id bigint REFERENCES files ON DELETE SET NULL,
  video_file_id bigint REFERENCES files ON DELETE SET NULL,
  video_duration_seconds double precision,
  poster_file_id bigint REFERENCES files ON DELETE SET NULL,
  -- What joined the video: films of an older version than today's are joined again.
  film_version smallint NOT NULL DEFAULT 1,
  -- The film compared with the recordings. `equal`: it holds every packet that was copied; `encoded`: it has its own
  -- pictures; `unequal`: it is damaged. And when the recordings were removed, because the film holds them.
  film_check text CHECK (film_check IN ('equal', 'encoded', 'unequal')),
  film_checked_at timestamptz,
  recordings_removed_at timestamptz,

  -- Once the job is locked, not when the transaction began: what is saved meanwhile is asked.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- When the candidate sent the interview. `completed_at` says so only until a reviewer moves the submission to
  -- reviewed, which sets it again.
  submitted_at timestamptz,
  -- Until when the candidate was promised an answer. A later change of the company's days moves no promise.
  answer_by date,
  -- When a team member first watched it.
  watched_at timestamptz,
  completed_at timestamptz,
  reviewed_at timestamptz,
  -- What the latest decision has replaced, for as long as nothing else has changed the status: undoing brings it back.
  before_decision jsonb,
  -- The invitation that it uses.
  invitation_id bigint,
  -- When a person first decided, and first shortlisted, whatever was decided later.
  decided_at timestamptz,
  shortlisted_at timestamptz,
  CONSTRAINT submissions_insights_consent CHECK (
    (insights_consent_version IS NULL) = (performance_consented_at IS NULL AND behavioral_consented_at IS NULL)
  ),
  CONSTRAINT submissions_stage_of_status FOREIGN KEY (stage_id, company_id, status)
    REFERENCES stages (id, company_id, status) ON DELETE SET NULL (stage_id),
  CONSTRAINT submissions_invitation_of_job FOREIGN KEY (invitation_id, job_id)
    REFERENCES job_invitations (id, job_id) ON DELETE SET NULL (invitation_id)
);
CREATE UNIQUE INDEX submissions_invitation ON submissions (invitation_id) WHERE invitation_id IS NOT NULL;
-- An interview that was begun and left does not keep its candidate from trying again; a finished one does.
CREATE UNIQUE INDEX submissions_candidate ON submissions (job_id, lower(candidate_email))
  WHERE status <> 'uploading' AND new_attempt_at IS NULL;
CREATE INDEX submissions_newest ON submissions (company_id, created_at DESC, id DESC) WHERE status <> 'uploading';
-- The same by name, and by score: those without a score come last, and so each direction needs its own index.
CREATE INDEX submissions_by_name ON submissions (company_id, searched_name, id) WHERE status <> 'uploading';
CREATE INDEX submissions_highest ON submissions (company_id, rating DESC NULLS LAST, id DESC)
  WHERE status <> 'uploading';
CREATE INDEX submissions_lowest ON submissions (company_id, rating, id) WHERE status <> 'uploading';
CREATE INDEX submissions_status ON submissions (company_id, status, created_at DESC, id DESC);
CREATE INDEX submissions_job ON submissions (job_id, status, created_at DESC, id DESC);
-- A job's candidates, newest first, whatever their status.
CREATE INDEX submissions_job_newest ON submissions (company_id, job_id, created_at DESC, id DESC)
  WHERE status <> 'uploading';
-- The candidates of a stage, newest first.
CREATE INDEX submissions_stage ON submissions (stage_id, company_id, created_at DESC, id DESC) WHERE stage_id IS NOT NULL;
-- A search looks into one company, whose parts stand together (decision 084). PostgreSQL is to know nothing of them: the server
-- decides when they are used, and working them out for each ANALYZE takes longer than all else of it.
-- Each search also reads the changes that wait to be merged into an index: at most 64 kB of them and not 4 MB.
-- An interview that was begun and left is never searched for, so beginning one need not write these.
CREATE INDEX submissions_name ON submissions USING gin (search_parts(company_id, searched_name))
  WITH (gin_pending_list_limit = 64) WHERE status <> 'uploading';
CREATE INDEX submissions_email ON submissions USING gin (search_parts(company_id, searched_email))
  WITH (gin_pending_list_limit = 64) WHERE status <> 'uploading';
ALTER INDEX submissions_name ALTER COLUMN 1 SET STATISTICS 0;
ALTER INDEX submissions_email ALTER COLUMN 1 SET STATISTICS 0;
CREATE INDEX submissions_abandoned ON submissions (updated_at) WHERE status = 'uploading';
-- Those that do not meet a requirement, newest first.
CREATE INDEX submissions_screening ON submissions (company_id, screening, created_at DESC, id DESC)
  WHERE screening IS NOT NULL;
-- How many arrived this month, and which are older than a plan keeps them.
CREATE INDEX submissions_submitted ON submissions (company_id, submitted_at) WHERE submitted_at IS NOT NULL;
-- The last reviews of a company.
CREATE INDEX submissions_reviewed ON submissions (company_id, reviewed_at DESC) WHERE reviewed_at IS NOT NULL;
CREATE INDEX submissions_resume ON submissions (resume_file_id) WHERE resume_file_id IS NOT NULL;
CREATE INDEX submissions_video ON submissions (video_file_id) WHERE video_file_id IS NOT NULL;
CREATE INDEX submissions_poster ON submissions (poster_file_id) WHERE poster_file_id IS NOT NULL;
-- Films whose recordings are still stored.
CREATE INDEX submissions_films ON submissions (film_check, id)
  WHERE video_file_id IS NOT NULL AND recordings_removed_at IS NULL;

-- One recording of one question while it is sent, while it is the answer, and until the one that replaces it was checked.
CREATE TABLE takes (
  id uuid PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  mime text NOT NULL,
  largest_bytes bigint NOT NULL,
  -- The length that the sender has told, if it has; files on a disk have a note of it beside them.
  length_bytes bigint,
  -- Of an answer that another take replaced (responses.former_take_id): what makes it the answer again.
  replaced_sha256 bytea,
  replaced_bytes bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT takes_replaced CHECK (num_nulls(replaced_sha256, replaced_bytes) IN (0, 2))
);
CREATE INDEX takes_submission ON takes (submission_id);
CREATE INDEX takes_question ON takes (question_id);

-- Where no file can be written at an offset (S3), what arrives of a take is kept slice by slice and joined when it is used.
CREATE TABLE take_slices (
  take_id uuid NOT NULL REFERENCES takes ON DELETE CASCADE,
  start_byte bigint NOT NULL CHECK (start_byte >= 0),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  name uuid NOT NULL,
  -- Of two that begin at the same byte one is kept, whichever process each came to.
  PRIMARY KEY (take_id, start_byte)
);

-- Takes begun for a question, discarded ones included and unusable ones not, where a job limits retakes.
CREATE TABLE take_counts (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  takes integer NOT NULL,
  PRIMARY KEY (submission_id, question_id)
);
CREATE INDEX take_counts_question ON take_counts (question_id);

-- What a candidate chose as the answer: a take, or a value that was not recorded.
CREATE TABLE responses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  format text NOT NULL DEFAULT 'video',
  take_id uuid UNIQUE REFERENCES takes ON DELETE CASCADE,
  file_id bigint REFERENCES files,
  -- The usable recording that it replaced, until it was found usable itself.
  former_take_id uuid UNIQUE REFERENCES takes ON DELETE SET NULL
    CHECK (former_take_id IS NULL OR take_id IS NOT NULL AND processing_status <> 'ready'),
  processing_status text NOT NULL CHECK (processing_status IN ('uploading', 'ready', 'failed')),
  -- A code; its sentence stands in packages/contracts.
  failure text,
  sha256 bytea,
  duration_seconds double precision,
  width integer,
  height integer,
  starts_at_seconds double precision,
  -- Of an answer that is not recorded: what it is, how long it took by the candidate's browser, and whether it reached
  -- the server after its time limit.
  value jsonb,
  seconds_used double precision CHECK (seconds_used >= 0),
  is_late boolean,
  -- Of a written answer: the words that the search finds, reduced as in the language of the interview.
  dictionary regconfig NOT NULL DEFAULT 'simple',
  written tsvector GENERATED ALWAYS AS (
    CASE WHEN format = 'text' THEN to_tsvector(dictionary, separate_signs(value ->> 'text')) END
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (submission_id, question_id),
  -- A recorded answer has a take and no value, another one a value and no take.
  CONSTRAINT responses_format CHECK (
    CASE
      WHEN format IN ('video', 'audio') THEN
        num_nulls(take_id, file_id, sha256) = 0 AND num_nonnulls(value, seconds_used, is_late) = 0
      WHEN format IN ('text', 'choice', 'number', 'date') THEN
        num_nulls(value, seconds_used, is_late) = 0 AND value @> jsonb_build_object('format', format)
        AND processing_status = 'ready' AND num_nonnulls(
          take_id, file_id, sha256, failure, duration_seconds, width, height, starts_at_seconds
        ) = 0
      WHEN format IN ('file') THEN
        value @> jsonb_build_object('format', format) AND coalesce(jsonb_typeof(value -> 'files') = 'array', false)
        AND processing_status = 'ready' AND num_nonnulls(
          take_id, file_id, sha256, failure, duration_seconds, width, height, starts_at_seconds,
          seconds_used, is_late
        ) = 0
      ELSE false
    END
  ),
  CONSTRAINT responses_text CHECK (format <> 'text' OR coalesce(jsonb_typeof(value -> 'text') = 'string', false)),
  CONSTRAINT responses_choice CHECK (
    format <> 'choice' OR coalesce(jsonb_typeof(value -> 'chosen') = 'array' AND value -> 'chosen' <> '[]', false)
  ),
  CONSTRAINT responses_number CHECK (
    format <> 'number' OR coalesce(jsonb_typeof(value -> 'number') = 'number', false)
  ),
  CONSTRAINT responses_date CHECK (format <> 'date' OR coalesce(jsonb_typeof(value -> 'date') = 'string', false))
);
CREATE INDEX responses_question ON responses (question_id);
CREATE INDEX responses_file ON responses (file_id);
-- Answers of a company in the order of their list: without it a company that has few goes through those of all others.
CREATE INDEX responses_company ON responses (company_id, id);
-- Written answers, as those of transcripts.
CREATE INDEX responses_written ON responses USING gin (company_id, written) WHERE format = 'text';
CREATE INDEX responses_newest_written ON responses (company_id, submission_id DESC, id) WHERE format = 'text';

-- A file for an answer, whose bytes arrive as those of a take; its row in files exists once it was judged.
CREATE TABLE answer_files (
  take_id uuid PRIMARY KEY REFERENCES takes ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- As the candidate's device calls it, cleaned; files has the name with the extension of its format.
  name text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  file_id bigint REFERENCES files,
  kind text,
  mime text,
  -- The answer that it is part of, which lists it in its value.
  response_id bigint REFERENCES responses ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT answer_files_received CHECK (num_nulls(file_id, kind, mime) IN (0, 3)),
  CONSTRAINT answer_files_used CHECK (response_id IS NULL OR file_id IS NOT NULL)
);
CREATE INDEX answer_files_submission ON answer_files (submission_id, question_id);
CREATE INDEX answer_files_company ON answer_files (company_id);
CREATE INDEX answer_files_question ON answer_files (question_id);
CREATE INDEX answer_files_file ON answer_files (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX answer_files_response ON answer_files (response_id) WHERE response_id IS NOT NULL;

-- An answer that is not recorded, while its candidate works on it and until the interview is submitted.
CREATE TABLE answer_drafts (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('text', 'choice', 'number', 'date')),
  -- Each one has the whole time limit from its start.
  attempt integer NOT NULL DEFAULT 1 CHECK (attempt >= 1),
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Of the last change, as the candidate's browser counts them: an older one that arrives later is not stored.
  sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  -- The page that sent it, so that a change of another device replaces nothing that it does not know.
  writer uuid,
  value jsonb NOT NULL,
  seconds_used double precision NOT NULL DEFAULT 0 CHECK (seconds_used >= 0),
  -- The last change arrived after the time limit.
  is_late boolean NOT NULL DEFAULT false,
  -- The attempt that is the answer, or was one.
  used_attempt integer,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (submission_id, question_id, format)
);
-- Has the candidate of an open interview worked on such an answer since then?
CREATE FUNCTION has_written_since(submission bigint, since timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM answer_drafts WHERE answer_drafts.submission_id = submission AND answer_drafts.updated_at >= since
  );
$$;
CREATE INDEX answer_drafts_company ON answer_drafts (company_id);
CREATE INDEX answer_drafts_question ON answer_drafts (question_id);

-- Another status ends the stage of the former one, whichever way it is set.
CREATE FUNCTION leave_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage_id := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_leave_stage BEFORE UPDATE OF status ON submissions
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.stage_id = OLD.stage_id) EXECUTE FUNCTION leave_stage();

-- Beginning takes the invitation, and locks it. A withdrawn or used one makes no row.
CREATE FUNCTION take_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_invitations SET opened_at = coalesce(opened_at, now()), started_at = now()
    WHERE id = NEW.invitation_id AND job_id = NEW.job_id AND withdrawn_at IS NULL AND started_at IS NULL;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;
CREATE TRIGGER submissions_take_invitation BEFORE INSERT ON submissions
  FOR EACH ROW WHEN (NEW.invitation_id IS NOT NULL) EXECUTE FUNCTION take_invitation();

-- Serializes changes of a candidate's extra time with the beginning of their interview, until the transaction ends.
CREATE FUNCTION lock_extra_time(job bigint, candidate text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('extra time ' || job || ' ' || lower(candidate), 0));
$$;

-- Beginning adds the candidate's extra time to the terms with which it begins. Here and not in the inserting statement, which
-- reads the rows as they were before it has the lock.
CREATE FUNCTION take_extra_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  extra extra_times;
BEGIN
  PERFORM lock_extra_time(NEW.job_id, NEW.candidate_email);
  SELECT * INTO extra FROM extra_times
    WHERE company_id = NEW.company_id AND job_id = NEW.job_id AND email = lower(NEW.candidate_email);
  IF FOUND THEN
    NEW.time_factor := greatest(extra.factor, NEW.begun_time_factor);
    NEW.untimed := extra.untimed OR NEW.begun_untimed;
    NEW.questions_in_advance := extra.questions_in_advance;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_take_extra_time BEFORE INSERT ON submissions
  FOR EACH ROW WHEN (NEW.status = 'uploading') EXECUTE FUNCTION take_extra_time();

-- Submitting uses the invitation of this address up, whichever link it came by; another attempt frees it.
CREATE FUNCTION use_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used bigint;
BEGIN
  IF NEW.new_attempt_at IS NOT NULL THEN
    UPDATE job_invitations SET started_at = NULL, submitted_at = NULL, submission_id = NULL
      WHERE id = NEW.invitation_id;
    NEW.invitation_id := NULL;
    RETURN NEW;
  END IF;
  UPDATE job_invitations SET opened_at = coalesce(opened_at, now()), started_at = coalesce(started_at, now()),
      submitted_at = coalesce(NEW.submitted_at, now()), submission_id = NEW.id
    WHERE job_id = NEW.job_id AND submitted_at IS NULL AND withdrawn_at IS NULL
      AND (id = NEW.invitation_id OR NEW.invitation_id IS NULL AND email = lower(NEW.candidate_email))
    RETURNING id INTO used;
  IF FOUND THEN
    UPDATE submissions SET invitation_id = NULL WHERE invitation_id = used AND id <> NEW.id;
    NEW.invitation_id := used;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_use_invitation BEFORE UPDATE OF status, new_attempt_at ON submissions
  FOR EACH ROW WHEN (
    (NEW.status <> 'uploading' AND OLD.status = 'uploading' AND NEW.new_attempt_at IS NULL)
    OR (NEW.status <> 'uploading' AND OLD.new_attempt_at IS DISTINCT FROM NEW.new_attempt_at)
  ) EXECUTE FUNCTION use_invitation();

-- An address that has submitted for the job is not invited any more.
CREATE FUNCTION skip_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM submissions
    WHERE job_id = NEW.job_id AND lower(candidate_email) = NEW.email AND status <> 'uploading'
      AND new_attempt_at IS NULL;
  RETURN CASE WHEN NOT FOUND THEN NEW END;
END $$;
CREATE TRIGGER job_invitations_skip_submitted BEFORE INSERT ON job_invitations
  FOR EACH ROW EXECUTE FUNCTION skip_submitted();

-- null once it is deleted.
CREATE FUNCTION job_of_submission(submission bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT job_id FROM submissions WHERE submissions.id = submission;
$$;
