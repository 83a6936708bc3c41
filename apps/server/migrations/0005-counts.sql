-- What is counted as it happens, so that no page counts a large company's submissions. What two pages call the same is
-- counted once (packages/contracts/src/figures).

-- How many finished submissions each job has in each status, and their scores: what stat cards and totals show, so that
-- nobody counts a large company's submissions for every page. Exact: kept in the transaction of each change.
CREATE TABLE submission_counts (
  job_id bigint PRIMARY KEY REFERENCES jobs ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  processing integer NOT NULL,
  pending integer NOT NULL,
  in_review integer NOT NULL,
  reviewed integer NOT NULL,
  shortlisted integer NOT NULL,
  rejected integer NOT NULL,
  -- Submissions with a score, and the sum of these scores.
  rated integer NOT NULL,
  rating_sum bigint NOT NULL,
  -- How many submissions the job has now, whatever their status.
  total integer NOT NULL
    GENERATED ALWAYS AS (processing + pending + in_review + reviewed + shortlisted + rejected) STORED
);
CREATE INDEX submission_counts_company ON submission_counts (company_id);

-- The same with a row for each status, for totals that are filtered by job and status alone.
CREATE VIEW submission_totals AS
  SELECT counts.company_id, counts.job_id, each.status, each.amount
  FROM submission_counts AS counts
  CROSS JOIN LATERAL (
    VALUES ('processing', processing), ('pending', pending), ('in_review', in_review), ('reviewed', reviewed),
      ('shortlisted', shortlisted), ('rejected', rejected)
  ) AS each (status, amount);

-- One row for each job, so that a change of status writes one row and no two changes wait for each other in a circle.
CREATE FUNCTION count_submission() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := coalesce(OLD.status, 'uploading');
  is_now text := coalesce(NEW.status, 'uploading');
  was_rating integer := CASE WHEN was <> 'uploading' THEN OLD.rating END;
  rating_now integer := CASE WHEN is_now <> 'uploading' THEN NEW.rating END;
BEGIN
  INSERT INTO submission_counts AS counts
  SELECT jobs.id, jobs.company_id,
    (is_now = 'processing')::integer - (was = 'processing')::integer,
    (is_now = 'pending')::integer - (was = 'pending')::integer,
    (is_now = 'in_review')::integer - (was = 'in_review')::integer,
    (is_now = 'reviewed')::integer - (was = 'reviewed')::integer,
    (is_now = 'shortlisted')::integer - (was = 'shortlisted')::integer,
    (is_now = 'rejected')::integer - (was = 'rejected')::integer,
    (rating_now IS NOT NULL)::integer - (was_rating IS NOT NULL)::integer,
    coalesce(rating_now, 0) - coalesce(was_rating, 0)
  -- Together with its job, a count is gone and nothing is left to keep.
  FROM jobs WHERE jobs.id = coalesce(NEW.job_id, OLD.job_id)
  ON CONFLICT (job_id) DO UPDATE SET
    processing = counts.processing + excluded.processing,
    pending = counts.pending + excluded.pending,
    in_review = counts.in_review + excluded.in_review,
    reviewed = counts.reviewed + excluded.reviewed,
    shortlisted = counts.shortlisted + excluded.shortlisted,
    rejected = counts.rejected + excluded.rejected,
    rated = counts.rated + excluded.rated,
    rating_sum = counts.rating_sum + excluded.rating_sum;
  RETURN NULL;
END;
$$;

-- At the end of the transaction: a transaction that holds a count asks for no further submission, so nobody waits for long, and
-- erasing a job's submissions one batch after the other cannot lock itself with a change of one of them.
CREATE CONSTRAINT TRIGGER submissions_inserted AFTER INSERT ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> 'uploading') EXECUTE FUNCTION count_submission();
CREATE CONSTRAINT TRIGGER submissions_changed AFTER UPDATE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.rating IS DISTINCT FROM NEW.rating) EXECUTE FUNCTION count_submission();
CREATE CONSTRAINT TRIGGER submissions_deleted AFTER DELETE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 'uploading') EXECUTE FUNCTION count_submission();

-- How many of a job's submissions were submitted in each month (UTC). Like `submission_counts` it holds what is there: a deleted
-- submission counts no longer, so that a month is never more than the total.
CREATE TABLE submission_months (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Its first day.
  month date NOT NULL,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  amount integer NOT NULL,
  PRIMARY KEY (company_id, month, job_id)
);
CREATE INDEX submission_months_job ON submission_months (job_id);

-- null for an interview that was not submitted.
CREATE FUNCTION month_of_submission(status text, submitted_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status <> 'uploading' THEN date_trunc('month', submitted_at AT TIME ZONE 'UTC')::date END;
$$;

CREATE FUNCTION count_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was date := CASE WHEN TG_OP <> 'INSERT' THEN month_of_submission(OLD.status, OLD.submitted_at) END;
  is_now date := CASE WHEN TG_OP <> 'DELETE' THEN month_of_submission(NEW.status, NEW.submitted_at) END;
BEGIN
  INSERT INTO submission_months AS months (company_id, month, job_id, amount)
  SELECT jobs.company_id, changed.month, jobs.id, changed.amount
  FROM (VALUES (was, -1), (is_now, 1)) AS changed (month, amount)
  -- Together with its job, a month is gone and nothing is left to keep.
  JOIN jobs ON jobs.id = coalesce(NEW.job_id, OLD.job_id)
  WHERE changed.month IS NOT NULL AND was IS DISTINCT FROM is_now
  ORDER BY changed.month
  ON CONFLICT (company_id, month, job_id) DO UPDATE SET amount = months.amount + excluded.amount;
  RETURN NULL;
END;
$$;

-- By their names after the counts of the job: two submissions of a job wait for each other there, never in a circle here.
CREATE CONSTRAINT TRIGGER submissions_inserted_in_month AFTER INSERT ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> 'uploading') EXECUTE FUNCTION count_month();
CREATE CONSTRAINT TRIGGER submissions_changed_in_month AFTER UPDATE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.status = 'uploading') <> (NEW.status = 'uploading') OR OLD.submitted_at IS DISTINCT FROM NEW.submitted_at)
  EXECUTE FUNCTION count_month();
CREATE CONSTRAINT TRIGGER submissions_deleted_in_month AFTER DELETE ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 'uploading') EXECUTE FUNCTION count_month();

-- Counts all again, after rows were brought in without their triggers.
CREATE FUNCTION recount_submissions() RETURNS void LANGUAGE sql AS $$
  DELETE FROM submission_counts;
  INSERT INTO submission_counts
  SELECT job_id, company_id,
    count(*) FILTER (WHERE status = 'processing'),
    count(*) FILTER (WHERE status = 'pending'),
    count(*) FILTER (WHERE status = 'in_review'),
    count(*) FILTER (WHERE status = 'reviewed'),
    count(*) FILTER (WHERE status = 'shortlisted'),
    count(*) FILTER (WHERE status = 'rejected'),
    count(rating), coalesce(sum(rating), 0)
  FROM submissions WHERE status <> 'uploading'
  GROUP BY job_id, company_id;
  DELETE FROM submission_months;
  INSERT INTO submission_months (company_id, month, job_id, amount)
  SELECT company_id, month_of_submission(status, submitted_at), job_id, count(*)
  FROM submissions WHERE month_of_submission(status, submitted_at) IS NOT NULL
  GROUP BY 1, 2, 3;
$$;
