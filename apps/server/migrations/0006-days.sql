-- What happened in each job on each day (UTC), counted as it happens: without a row for any person, so that the figures
-- stay when interviews are swept, erased, or deleted with their job. A job's number and kind are kept, not its title.
CREATE TABLE job_days (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day date NOT NULL,
  -- No foreign key: what happened stays counted when the job is gone.
  job_id bigint NOT NULL,
  job_type text NOT NULL,
  -- Times that the link was followed on this day.
  opened integer NOT NULL DEFAULT 0,
  -- Interviews begun on this day; how many of these were submitted, decided upon, ever shortlisted, and have a score.
  started integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0,
  reviewed integer NOT NULL DEFAULT 0,
  shortlisted integer NOT NULL DEFAULT 0,
  rated integer NOT NULL DEFAULT 0,
  rating_sum bigint NOT NULL DEFAULT 0,
  -- First decisions made on this day, whenever the interview began, and how long they took from its submission.
  decided integer NOT NULL DEFAULT 0,
  review_seconds bigint NOT NULL DEFAULT 0,
  -- Submissions begun on this day that were deleted: why a job has fewer now.
  deleted integer NOT NULL DEFAULT 0,
  -- A year of a large company is 70,000 rows, which lie all over the table: each day's among those of all others. Figures
  -- are read from the index, where they stand side by side.
  PRIMARY KEY (company_id, day, job_id)
    INCLUDE (job_type, opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted)
);

-- The same by month, added up with every change of a day, so that the figures of a year read its twelve months and the
-- days of those at its ends: two thousand rows of a large company instead of 70,000.
CREATE TABLE job_months (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Its first day.
  month date NOT NULL,
  job_id bigint NOT NULL,
  -- Each day keeps the kind that the job had then.
  job_type text NOT NULL,
  opened integer NOT NULL,
  started integer NOT NULL,
  finished integer NOT NULL,
  reviewed integer NOT NULL,
  shortlisted integer NOT NULL,
  rated integer NOT NULL,
  rating_sum bigint NOT NULL,
  decided integer NOT NULL,
  review_seconds bigint NOT NULL,
  deleted integer NOT NULL,
  PRIMARY KEY (company_id, month, job_id, job_type)
    INCLUDE (opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted)
);

-- Days are never deleted, except with their company.
CREATE FUNCTION count_job_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_months AS months
  VALUES (
    NEW.company_id, date_trunc('month', NEW.day::timestamp)::date, NEW.job_id, NEW.job_type,
    NEW.opened - coalesce(OLD.opened, 0), NEW.started - coalesce(OLD.started, 0),
    NEW.finished - coalesce(OLD.finished, 0), NEW.reviewed - coalesce(OLD.reviewed, 0),
    NEW.shortlisted - coalesce(OLD.shortlisted, 0), NEW.rated - coalesce(OLD.rated, 0),
    NEW.rating_sum - coalesce(OLD.rating_sum, 0), NEW.decided - coalesce(OLD.decided, 0),
    NEW.review_seconds - coalesce(OLD.review_seconds, 0), NEW.deleted - coalesce(OLD.deleted, 0)
  )
  ON CONFLICT (company_id, month, job_id, job_type) DO UPDATE SET
    opened = months.opened + excluded.opened, started = months.started + excluded.started,
    finished = months.finished + excluded.finished, reviewed = months.reviewed + excluded.reviewed,
    shortlisted = months.shortlisted + excluded.shortlisted, rated = months.rated + excluded.rated,
    rating_sum = months.rating_sum + excluded.rating_sum, decided = months.decided + excluded.decided,
    review_seconds = months.review_seconds + excluded.review_seconds, deleted = months.deleted + excluded.deleted;
  RETURN NULL;
END;
$$;
CREATE TRIGGER job_days_in_month AFTER INSERT OR UPDATE ON job_days
  FOR EACH ROW EXECUTE FUNCTION count_job_month();

-- Takes a job's place in the order in which all changes of its submissions count: whoever adds to several of its days and
-- months without it could wait for a change that waits for them.
CREATE FUNCTION hold_counts_of_job(job bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM submission_counts WHERE job_id = job FOR NO KEY UPDATE;
END;
$$;

-- Links followed and interviews begun, each written down in a row of its own. Many people begin at one job in the same
-- moments, and at the one row of its day each would wait until what the one before wrote is on the disk, and leave
-- another version of it behind. Rows are only ever added: nobody waits. From time to time a task adds them to `job_days`;
-- until then figures count both.
CREATE TABLE job_day_additions (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day date NOT NULL,
  job_id bigint NOT NULL,
  job_type text NOT NULL,
  opened integer NOT NULL,
  started integer NOT NULL
);
CREATE INDEX job_day_additions_figures ON job_day_additions (company_id, day, job_id) INCLUDE (job_type, opened, started);

-- Submitted interviews by where their candidates came from; '' is from nowhere that was named. The day is of beginning.
CREATE TABLE source_days (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day date NOT NULL,
  source text NOT NULL,
  finished integer NOT NULL,
  PRIMARY KEY (company_id, day, source)
);

-- Interviews by the formats of their answers: begun on this day with an answer begun in the format, and how many of these
-- were submitted with an answer in it, and ever approved. One with several formats counts for each.
CREATE TABLE format_days (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day date NOT NULL,
  -- No foreign key: what happened stays counted when the job is gone.
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0,
  approved integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, day, job_id, format) INCLUDE (started, finished, approved)
);

-- The same by month, for the reason of `job_months`.
CREATE TABLE format_months (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  month date NOT NULL,
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer NOT NULL,
  finished integer NOT NULL,
  approved integer NOT NULL,
  PRIMARY KEY (company_id, month, job_id, format) INCLUDE (started, finished, approved)
);

CREATE FUNCTION count_format_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO format_months AS months
  VALUES (
    NEW.company_id, date_trunc('month', NEW.day::timestamp)::date, NEW.job_id, NEW.format,
    NEW.started - coalesce(OLD.started, 0), NEW.finished - coalesce(OLD.finished, 0),
    NEW.approved - coalesce(OLD.approved, 0)
  )
  ON CONFLICT (company_id, month, job_id, format) DO UPDATE SET
    started = months.started + excluded.started, finished = months.finished + excluded.finished,
    approved = months.approved + excluded.approved;
  RETURN NULL;
END;
$$;
CREATE TRIGGER format_days_in_month AFTER INSERT OR UPDATE ON format_days
  FOR EACH ROW EXECUTE FUNCTION count_format_month();

-- The same as it happens, in rows of its own, for the reason of `job_day_additions`. Less than 0: an approval was undone.
CREATE TABLE format_day_additions (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day date NOT NULL,
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer NOT NULL,
  finished integer NOT NULL,
  approved integer NOT NULL
);
CREATE INDEX format_day_additions_figures ON format_day_additions (company_id, day, job_id)
  INCLUDE (format, started, finished, approved);

CREATE FUNCTION mark_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('reviewed', 'shortlisted', 'rejected') THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  END IF;
  IF NEW.status = 'shortlisted' THEN
    NEW.shortlisted_at := coalesce(NEW.shortlisted_at, now());
  END IF;
  RETURN NEW;
END;
$$;

-- Of any other status the function says nothing.
CREATE TRIGGER submissions_decided BEFORE INSERT OR UPDATE OF status ON submissions
  FOR EACH ROW WHEN (NEW.status IN ('reviewed', 'shortlisted', 'rejected')) EXECUTE FUNCTION mark_decision();

CREATE FUNCTION count_beginning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_day_additions
  SELECT company_id, (NEW.created_at AT TIME ZONE 'UTC')::date, id, type, 0, 1 FROM jobs WHERE id = NEW.job_id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER submissions_begun AFTER INSERT ON submissions
  FOR EACH ROW WHEN (NEW.status = 'uploading') EXECUTE FUNCTION count_beginning();

CREATE FUNCTION count_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begins integer := (TG_OP = 'INSERT')::integer;
  was_finished boolean := TG_OP = 'UPDATE' AND OLD.status <> 'uploading';
  finishes integer := (NEW.status <> 'uploading' AND NOT was_finished)::integer;
  -- Less than 0 where a first decision is undone: it does not count.
  decides integer :=
    (NEW.decided_at IS NOT NULL)::integer - (TG_OP = 'UPDATE' AND OLD.decided_at IS NOT NULL)::integer;
  shortlists integer :=
    (NEW.shortlisted_at IS NOT NULL)::integer - (TG_OP = 'UPDATE' AND OLD.shortlisted_at IS NOT NULL)::integer;
  first_decision timestamptz := coalesce(NEW.decided_at, CASE WHEN TG_OP = 'UPDATE' THEN OLD.decided_at END);
  was_rating integer := CASE WHEN was_finished THEN OLD.rating END;
  rating_now integer := CASE WHEN NEW.status <> 'uploading' THEN NEW.rating END;
BEGIN
  INSERT INTO job_days AS days
    (company_id, day, job_id, job_type, started, finished, reviewed, shortlisted, rated, rating_sum)
  SELECT company_id, (NEW.created_at AT TIME ZONE 'UTC')::date, id, type, begins, finishes, decides, shortlists,
    (rating_now IS NOT NULL)::integer - (was_rating IS NOT NULL)::integer,
    coalesce(rating_now, 0) - coalesce(was_rating, 0)
  -- Gone with its job in the same transaction, there is nothing to count.
  FROM jobs WHERE id = NEW.job_id
  ON CONFLICT (company_id, day, job_id) DO UPDATE SET
    started = days.started + excluded.started,
    finished = days.finished + excluded.finished,
    reviewed = days.reviewed + excluded.reviewed,
    shortlisted = days.shortlisted + excluded.shortlisted,
    rated = days.rated + excluded.rated,
    rating_sum = days.rating_sum + excluded.rating_sum;
  IF decides <> 0 AND NEW.submitted_at IS NOT NULL THEN
    INSERT INTO job_days AS days (company_id, day, job_id, job_type, decided, review_seconds)
    SELECT company_id, (first_decision AT TIME ZONE 'UTC')::date, id, type, decides,
      decides * greatest(0, extract(epoch FROM first_decision - NEW.submitted_at))::bigint
    FROM jobs WHERE id = NEW.job_id
    ON CONFLICT (company_id, day, job_id) DO UPDATE SET
      decided = days.decided + excluded.decided, review_seconds = days.review_seconds + excluded.review_seconds;
  END IF;
  IF finishes = 1 THEN
    INSERT INTO source_days AS days (company_id, day, source, finished)
    SELECT id, (NEW.created_at AT TIME ZONE 'UTC')::date, coalesce(NEW.source, ''), 1
    FROM companies WHERE id = NEW.company_id
    ON CONFLICT (company_id, day, source) DO UPDATE SET finished = days.finished + 1;
  END IF;
  RETURN NULL;
END;
$$;

-- At the end of the transaction, and by their names after the counts of the job: a transaction that holds a day asks for
-- no other submission, and two reviews of a job wait for each other at its counts, never in a circle at two days.
CREATE CONSTRAINT TRIGGER submissions_inserted_in_day AFTER INSERT ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'uploading') EXECUTE FUNCTION count_day();
CREATE CONSTRAINT TRIGGER submissions_changed_in_day AFTER UPDATE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.rating IS DISTINCT FROM NEW.rating) EXECUTE FUNCTION count_day();

-- What happened stays counted when a submission is deleted.
CREATE FUNCTION count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_days SET deleted = deleted + 1
  WHERE company_id = OLD.company_id AND day = (OLD.created_at AT TIME ZONE 'UTC')::date AND job_id = OLD.job_id;
  RETURN NULL;
END;
$$;
CREATE CONSTRAINT TRIGGER submissions_deleted_in_day AFTER DELETE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 'uploading') EXECUTE FUNCTION count_deleted();

-- The first answer that is begun in a format: a recording, the draft of another answer, or an answer without a draft.
CREATE FUNCTION count_format() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begun text := CASE
    WHEN TG_TABLE_NAME <> 'takes' THEN to_jsonb(NEW) ->> 'format'
    WHEN to_jsonb(NEW) ->> 'mime' LIKE 'audio/%' THEN 'audio'
    -- The take of a file for an answer.
    WHEN to_jsonb(NEW) ->> 'mime' = 'application/octet-stream' THEN 'file'
    ELSE 'video'
  END;
BEGIN
  WITH counted AS (
    UPDATE submissions SET begun_formats = begun_formats || begun
    WHERE id = NEW.submission_id AND company_id = NEW.company_id AND NOT begun_formats @> ARRAY[begun]
    RETURNING company_id, created_at, job_id
  )
  INSERT INTO format_day_additions
  SELECT company_id, (created_at AT TIME ZONE 'UTC')::date, job_id, begun, 1, 0, 0 FROM counted;
  RETURN NULL;
END;
$$;
CREATE TRIGGER takes_count_format AFTER INSERT ON takes FOR EACH ROW EXECUTE FUNCTION count_format();
CREATE TRIGGER answer_drafts_count_format AFTER INSERT ON answer_drafts
  FOR EACH ROW EXECUTE FUNCTION count_format();
CREATE TRIGGER responses_count_format AFTER INSERT ON responses
  FOR EACH ROW WHEN (NEW.take_id IS NULL) EXECUTE FUNCTION count_format();

CREATE FUNCTION count_formats_of_submission() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  finishes integer := (OLD.status = 'uploading' AND NEW.status <> 'uploading')::integer;
  approves integer := (NEW.shortlisted_at IS NOT NULL)::integer - (OLD.shortlisted_at IS NOT NULL)::integer;
BEGIN
  IF finishes <> 0 OR approves <> 0 THEN
    INSERT INTO format_day_additions
    SELECT DISTINCT jobs.company_id, (NEW.created_at AT TIME ZONE 'UTC')::date, jobs.id, format, 0, finishes, approves
    FROM responses JOIN jobs ON jobs.id = NEW.job_id
    WHERE responses.submission_id = NEW.id AND responses.company_id = NEW.company_id;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER submissions_changed_formats AFTER UPDATE OF status ON submissions
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION count_formats_of_submission();

-- Counts what there is, after rows were brought in without their triggers. The tables must be empty.
CREATE FUNCTION count_days() RETURNS void LANGUAGE sql AS $$
  INSERT INTO job_days
    (company_id, day, job_id, job_type, started, finished, reviewed, shortlisted, rated, rating_sum)
  SELECT submissions.company_id, (submissions.created_at AT TIME ZONE 'UTC')::date, job_id, jobs.type, count(*),
    count(*) FILTER (WHERE submissions.status <> 'uploading'), count(decided_at), count(shortlisted_at),
    count(rating) FILTER (WHERE submissions.status <> 'uploading'),
    coalesce(sum(rating) FILTER (WHERE submissions.status <> 'uploading'), 0)
  FROM submissions JOIN jobs ON jobs.id = job_id
  GROUP BY 1, 2, 3, 4;
  INSERT INTO job_days AS days (company_id, day, job_id, job_type, decided, review_seconds)
  SELECT submissions.company_id, (decided_at AT TIME ZONE 'UTC')::date, job_id, jobs.type, count(*),
    sum(greatest(0, extract(epoch FROM decided_at - submitted_at))::bigint)
  FROM submissions JOIN jobs ON jobs.id = job_id
  WHERE decided_at IS NOT NULL AND submitted_at IS NOT NULL
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, job_id) DO UPDATE SET
    decided = excluded.decided, review_seconds = excluded.review_seconds;
  INSERT INTO source_days (company_id, day, source, finished)
  SELECT company_id, (created_at AT TIME ZONE 'UTC')::date, coalesce(source, ''), count(*)
  FROM submissions WHERE status <> 'uploading'
  GROUP BY 1, 2, 3;
  INSERT INTO format_day_additions
  SELECT company_id, (created_at AT TIME ZONE 'UTC')::date, job_id, format, count(*), 0, 0
  FROM submissions CROSS JOIN unnest(begun_formats) AS format
  GROUP BY 1, 2, 3, 4;
  INSERT INTO format_day_additions
  SELECT company_id, day, job_id, format, 0, count(*), count(shortlisted_at)
  FROM (
    SELECT DISTINCT submissions.company_id, (submissions.created_at AT TIME ZONE 'UTC')::date AS day, job_id,
      responses.format, submissions.id, shortlisted_at
    FROM submissions JOIN responses ON responses.submission_id = submissions.id
    WHERE submissions.status <> 'uploading'
  ) AS answered
  GROUP BY 1, 2, 3, 4;
$$;
