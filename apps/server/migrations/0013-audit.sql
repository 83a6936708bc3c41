-- Who changed what, when and from where. Rows are only ever added; they go with their company alone.
-- The actor's name is kept as it was, and without a reference, so that the log outlives the account.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  action text NOT NULL,
  actor_id bigint,
  actor_name text,
  subject_id bigint NOT NULL,
  subject_name text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  address text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT audit_events_actor CHECK ((actor_id IS NULL) = (actor_name IS NULL))
);
CREATE INDEX audit_events_newest ON audit_events (company_id, id DESC);
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
