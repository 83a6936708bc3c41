-- What plans limit, erase and switch off, and what is paid. A company's plan itself stands in `companies`.

-- How many bytes of files a company keeps, written down as each file comes and goes, so that opening an interview does
-- not add up all of them. Rows are only ever added: nobody waits for a counter, and no two changes lock each other out.
-- The sum is the figure; from time to time a task puts the rows of a company together.
CREATE TABLE stored_bytes (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  bytes bigint NOT NULL
);
CREATE INDEX stored_bytes_company ON stored_bytes (company_id) INCLUDE (bytes);

CREATE FUNCTION count_stored_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_bytes SELECT company_id, sum(coalesce(kept_bytes, size_bytes)) FROM added GROUP BY company_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stored_bytes
    SELECT company_id, -sum(coalesce(kept_bytes, size_bytes))
    -- Gone with its company in the same statement, there is nothing to count.
    FROM removed JOIN companies ON companies.id = company_id
    GROUP BY company_id;
  ELSE
    INSERT INTO stored_bytes
    SELECT company_id, sum(bytes)
    FROM (
      SELECT company_id, coalesce(kept_bytes, size_bytes) FROM added
      UNION ALL SELECT company_id, -coalesce(kept_bytes, size_bytes) FROM removed
    ) AS changed (company_id, bytes)
    GROUP BY company_id HAVING sum(bytes) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER files_added AFTER INSERT ON files
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_removed AFTER DELETE ON files
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_changed AFTER UPDATE ON files
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();

-- Counts all again, after rows were brought in without their triggers.
CREATE FUNCTION recount_stored_bytes() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stored_bytes;
  INSERT INTO stored_bytes SELECT company_id, sum(coalesce(kept_bytes, size_bytes)) FROM files GROUP BY company_id;
$$;

-- The jobs and users that a company chose to keep within its next limits. What nobody chose is paused by `choose_by`, and
-- comes back with a plan that has room for it. Nothing is deleted.
CREATE TABLE plan_kept (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('job', 'user')),
  subject_id bigint NOT NULL,
  PRIMARY KEY (company_id, kind, subject_id)
);

-- How often the link of a job turned a candidate away because a limit of the company's plan was reached. Nothing about
-- who it was; what is counted are openings of the page and interviews that could not begin.
CREATE TABLE turned_away (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  day date NOT NULL,
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, day, job_id)
);
CREATE INDEX turned_away_job ON turned_away (job_id);

-- What a company was told about its plan, and for which period: the key that keeps each from being sent twice.
CREATE TABLE plan_notices (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL,
  period text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kind, period)
);

-- What was said about erasing by age and what was erased: the proof that stays, without a word about anybody.
CREATE TABLE retention_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('warned', 'erased')),
  -- Submissions that arrived before this moment are meant.
  before timestamptz NOT NULL,
  submissions integer NOT NULL,
  files integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  -- Those that could not be erased; the next run tries them again.
  failed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX retention_runs_company ON retention_runs (company_id, kind, created_at DESC);

-- Submissions that will be erased together. A batch goes once they are, or once its plan no longer asks for it.
CREATE TABLE retention_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Those that arrived from this moment on, null for the first there is, and before that one.
  arrived_from timestamptz,
  arrived_before timestamptz NOT NULL,
  erases_at timestamptz NOT NULL,
  -- From 1; one more each time that erasing is put off and its warnings are repeated.
  round integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX retention_batches_company ON retention_batches (company_id, arrived_before);

CREATE TABLE retention_warnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  batch_id bigint NOT NULL REFERENCES retention_batches ON DELETE CASCADE,
  round integer NOT NULL,
  -- Before erasing.
  days integer NOT NULL CHECK (days IN (14, 7, 1)),
  submissions integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Each is given once, however often its task is run.
  CONSTRAINT retention_warnings_once UNIQUE (batch_id, round, days)
);
CREATE INDEX retention_warnings_company ON retention_warnings (company_id);

-- Who was warned, and whether it has reached them.
CREATE TABLE retention_warned_people (
  warning_id bigint NOT NULL REFERENCES retention_warnings ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- false: the master, told of a company in which nobody can decide. It does not count as a warning of the company.
  decides boolean NOT NULL,
  notification_id bigint REFERENCES notifications ON DELETE SET NULL,
  -- When a mail server accepted or refused the mail; mails that are only kept in the outbox leave both empty.
  mailed_at timestamptz,
  refused_at timestamptz,
  -- When the notification was read or the notice on the dashboard confirmed.
  seen_at timestamptz,
  PRIMARY KEY (warning_id, user_id)
);
CREATE INDEX retention_warned_people_user ON retention_warned_people (user_id);
CREATE INDEX retention_warned_people_company ON retention_warned_people (company_id);
CREATE INDEX retention_warned_people_notification ON retention_warned_people (notification_id)
  WHERE notification_id IS NOT NULL;

-- What the payment provider has told already: it tells some things twice.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_received ON payment_events (received_at);
