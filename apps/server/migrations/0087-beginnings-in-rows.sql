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

CREATE FUNCTION count_beginning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_day_additions
  SELECT company_id, (NEW.created_at AT TIME ZONE 'UTC')::date, id, type, 0, 1 FROM jobs WHERE id = NEW.job_id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER submissions_begun AFTER INSERT ON submissions
  FOR EACH ROW WHEN (NEW.status = 'uploading') EXECUTE FUNCTION count_beginning();

-- What is there as submitted from the first moment is still counted by itself.
DROP TRIGGER submissions_inserted_in_day ON submissions;
CREATE CONSTRAINT TRIGGER submissions_inserted_in_day AFTER INSERT ON submissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'uploading') EXECUTE FUNCTION count_day();

-- Of any other status the function says nothing.
CREATE OR REPLACE TRIGGER submissions_decided BEFORE INSERT OR UPDATE OF status ON submissions
  FOR EACH ROW WHEN (NEW.status IN ('reviewed', 'shortlisted', 'rejected')) EXECUTE FUNCTION mark_decision();
