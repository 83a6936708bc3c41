-- The audit log, and what the master sees of an installation.

-- Who changed what, when and from where. Rows are only ever added; they go with their company alone.
-- The actor's name is kept as it was, and without a reference, so that the log outlives the account.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  action text NOT NULL,
  actor_id bigint,
  actor_name text,
  -- Which token did it, by the name of that time.
  api_token text,
  subject_id bigint NOT NULL,
  subject_name text NOT NULL DEFAULT '',
  -- The job of the subject, which may be deleted: those who do not see the job do not see the event.
  job_id bigint,
  details jsonb NOT NULL DEFAULT '{}',
  address text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT audit_events_actor CHECK ((actor_id IS NULL) = (actor_name IS NULL))
);
-- Also for the days that the log is narrowed to.
CREATE INDEX audit_events_newest ON audit_events (company_id, created_at DESC, id DESC);
CREATE INDEX audit_events_action ON audit_events (company_id, action, id DESC);
CREATE INDEX audit_events_actor_newest ON audit_events (company_id, actor_id, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A company's deletion reaches its rows from inside the foreign key's own trigger.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END
$$;
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_not_truncated BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- One row for each process while it runs. One that was killed is known by its `seen_at`.
CREATE TABLE processes (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('web', 'worker')),
  host text NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  check_asked_at timestamptz,
  checked_at timestamptz,
  -- By the name of what was tried: {"mail": {"state": "fine", "text": "…", "advice": null}, …}
  findings jsonb NOT NULL DEFAULT '{}'
);

-- What files of each kind took on a day (UTC), as it was counted last.
CREATE TABLE storage_days (
  day date NOT NULL,
  kind text NOT NULL,
  bytes bigint NOT NULL,
  -- null where it is not counted in files.
  files bigint,
  counted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (day, kind)
);

-- Backups that `nimble backup` has written.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bytes bigint NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT now()
);

-- Companies that `--demo` has made, and the person whom its links sign in. Without `finished_at` the making was stopped in
-- the middle: the next start erases the company and begins again.
CREATE TABLE demo_companies (
  company_id bigint PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  finished_at timestamptz
);
CREATE INDEX demo_companies_user ON demo_companies (user_id);
