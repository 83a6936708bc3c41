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
  rating_sum bigint NOT NULL
);
CREATE INDEX submission_counts_company ON submission_counts (company_id);

-- The same with a row for each status, for totals of whatever is filtered by job and status alone.
CREATE VIEW submission_totals AS
  SELECT counts.company_id, counts.job_id, each.status, each.amount
  FROM submission_counts AS counts
  CROSS JOIN LATERAL (
    VALUES ('processing', processing), ('pending', pending), ('in_review', in_review), ('reviewed', reviewed),
      ('shortlisted', shortlisted), ('rejected', rejected)
  ) AS each (status, amount);

-- Counts all again: once here, and after rows were brought in without their triggers.
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
$$;

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

-- At the end of the transaction: whoever holds a count asks for no further submission, so nobody waits for long, and
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

SELECT recount_submissions();

-- A job's candidates, newest first, whatever their status.
CREATE INDEX submissions_job_newest ON submissions (company_id, job_id, created_at DESC, id DESC)
  WHERE status <> 'uploading';
