-- What two pages call the same is counted once (packages/contracts/src/figures).

-- How many submissions a job has now, whatever their status.
ALTER TABLE submission_counts ADD COLUMN total integer NOT NULL
  GENERATED ALWAYS AS (processing + pending + in_review + reviewed + shortlisted + rejected) STORED;

-- How many of them were submitted in each month (UTC). Like `submission_counts` it holds what is there: a deleted
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

CREATE OR REPLACE FUNCTION recount_submissions() RETURNS void LANGUAGE sql AS $$
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
SELECT recount_submissions();

-- What happened stays counted when a submission is deleted; how many of those are gone says why a job has fewer now.
ALTER TABLE job_days ADD COLUMN deleted integer NOT NULL DEFAULT 0;

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

UPDATE job_days SET deleted = greatest(0, days.finished - coalesce(there.amount, 0))
FROM job_days AS days
LEFT JOIN (
  SELECT company_id, (created_at AT TIME ZONE 'UTC')::date AS day, job_id, count(*) AS amount
  FROM submissions WHERE status <> 'uploading'
  GROUP BY 1, 2, 3
) AS there USING (company_id, day, job_id)
WHERE job_days.company_id = days.company_id AND job_days.day = days.day AND job_days.job_id = days.job_id
  AND days.finished <> coalesce(there.amount, 0);
