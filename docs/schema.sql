-- The database as all migrations together make it, to read. Made by the server's schema.test.ts:
-- npm test -- schema.test -u

CREATE TABLE account_codes (
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  email text,
  PRIMARY KEY (user_id, purpose),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX account_codes_hash ON account_codes USING btree (code_hash);

CREATE TABLE answer_drafts (
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  question_id bigint NOT NULL,
  format text NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  writer uuid,
  value jsonb NOT NULL,
  seconds_used double precision DEFAULT 0 NOT NULL,
  is_late boolean DEFAULT false NOT NULL,
  used_attempt integer,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (submission_id, question_id, format),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK ((attempt >= 1)),
  CHECK ((format = ANY (ARRAY['text'::text, 'choice'::text, 'number'::text, 'date'::text]))),
  CHECK ((seconds_used >= (0)::double precision)),
  CHECK ((sequence >= 0))
);
CREATE INDEX answer_drafts_company ON answer_drafts USING btree (company_id);
CREATE INDEX answer_drafts_question ON answer_drafts USING btree (question_id);
CREATE TRIGGER answer_drafts_count_format AFTER INSERT ON answer_drafts FOR EACH ROW EXECUTE FUNCTION count_format();

CREATE TABLE answer_files (
  take_id uuid NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  question_id bigint NOT NULL,
  name text NOT NULL,
  size_bytes bigint NOT NULL,
  file_id bigint,
  kind text,
  mime text,
  response_id bigint,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  PRIMARY KEY (take_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (response_id) REFERENCES responses(id) ON DELETE SET NULL,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (take_id) REFERENCES takes(id) ON DELETE CASCADE,
  CHECK (((response_id IS NULL) OR (file_id IS NOT NULL))),
  CHECK ((num_nulls(file_id, kind, mime) = ANY (ARRAY[0, 3]))),
  CHECK ((size_bytes > 0))
);
CREATE INDEX answer_files_company ON answer_files USING btree (company_id);
CREATE INDEX answer_files_file ON answer_files USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX answer_files_question ON answer_files USING btree (question_id);
CREATE INDEX answer_files_response ON answer_files USING btree (response_id) WHERE (response_id IS NOT NULL);
CREATE INDEX answer_files_submission ON answer_files USING btree (submission_id, question_id);

CREATE TABLE answer_sounds (
  response_id bigint NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  file_id bigint NOT NULL,
  peaks bytea NOT NULL,
  speech jsonb NOT NULL,
  voice jsonb,
  PRIMARY KEY (response_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (response_id) REFERENCES responses(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX answer_sounds_company ON answer_sounds USING btree (company_id);
CREATE INDEX answer_sounds_submission ON answer_sounds USING btree (submission_id);

CREATE TABLE api_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  start text NOT NULL,
  permissions jsonb NOT NULL,
  made_by bigint,
  made_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX api_tokens_company ON api_tokens USING btree (company_id, id DESC);
CREATE INDEX api_tokens_made_by ON api_tokens USING btree (made_by) WHERE (made_by IS NOT NULL);

CREATE TABLE arriving_files (
  storage_key text NOT NULL,
  began_at timestamp with time zone DEFAULT now() NOT NULL,
  is_being_erased boolean DEFAULT false NOT NULL,
  PRIMARY KEY (storage_key)
);
CREATE INDEX arriving_files_began ON arriving_files USING btree (began_at);

CREATE TABLE assignments (
  submission_id bigint NOT NULL,
  user_id bigint NOT NULL,
  company_id bigint NOT NULL,
  due_on date,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (submission_id, user_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX assignments_company ON assignments USING btree (company_id);
CREATE INDEX assignments_user ON assignments USING btree (user_id, due_on);

CREATE TABLE attempts (
  key bytea NOT NULL,
  hits integer NOT NULL,
  resets_at timestamp with time zone NOT NULL,
  PRIMARY KEY (key)
);
CREATE INDEX attempts_expiry ON attempts USING btree (resets_at);

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  action text NOT NULL,
  actor_id bigint,
  actor_name text,
  api_token text,
  subject_id bigint NOT NULL,
  subject_name text DEFAULT ''::text NOT NULL,
  job_id bigint,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  address text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((actor_id IS NULL) = (actor_name IS NULL)))
);
CREATE INDEX audit_events_action ON audit_events USING btree (company_id, action, id DESC);
CREATE INDEX audit_events_actor_newest ON audit_events USING btree (company_id, actor_id, id DESC);
CREATE INDEX audit_events_newest ON audit_events USING btree (company_id, created_at DESC, id DESC);
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_not_truncated BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bytes bigint NOT NULL,
  finished_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE bulk_action_items (
  bulk_action_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  seen_status text NOT NULL,
  worked_at timestamp with time zone,
  before jsonb,
  code text,
  code_values jsonb,
  PRIMARY KEY (bulk_action_id, submission_id),
  FOREIGN KEY (bulk_action_id) REFERENCES bulk_actions(id) ON DELETE CASCADE
);

CREATE TABLE bulk_actions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint,
  api_token_id bigint,
  api_token text,
  address text,
  kind text NOT NULL,
  change jsonb NOT NULL,
  filters jsonb,
  undo_of bigint,
  state text DEFAULT 'waiting'::text NOT NULL,
  stop_code text,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  last_submission_id bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (api_token_id) REFERENCES api_tokens(id) ON DELETE SET NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (undo_of) REFERENCES bulk_actions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((done + failed) <= total)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'canceled'::text, 'stopped'::text]))),
  CHECK ((total > 0))
);
CREATE INDEX bulk_actions_api_token ON bulk_actions USING btree (api_token_id);
CREATE INDEX bulk_actions_running ON bulk_actions USING btree (company_id) WHERE (finished_at IS NULL);
CREATE INDEX bulk_actions_user ON bulk_actions USING btree (user_id, id DESC);
CREATE UNIQUE INDEX bulk_actions_undo ON bulk_actions USING btree (undo_of);

CREATE TABLE companies (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  website text,
  logo_file_id bigint,
  primary_color text NOT NULL,
  secondary_color text NOT NULL,
  accent_color text NOT NULL,
  contact_name text,
  contact_email text,
  language text,
  reminder_days smallint[] DEFAULT '{2}'::smallint[] NOT NULL,
  answer_days smallint,
  shows_watched boolean DEFAULT false NOT NULL,
  shows_decisions boolean DEFAULT false NOT NULL,
  video_never_required boolean DEFAULT false NOT NULL,
  keeps_encoded_recordings boolean DEFAULT true NOT NULL,
  insights boolean DEFAULT true NOT NULL,
  insight_scores boolean DEFAULT true NOT NULL,
  insights_level text GENERATED ALWAYS AS (
CASE
    WHEN (NOT insights) THEN 'nothing'::text
    WHEN insight_scores THEN 'scores'::text
    ELSE 'facts'::text
END) STORED NOT NULL,
  behavioral_insights boolean DEFAULT false NOT NULL,
  insights_ended_by_plan boolean DEFAULT false NOT NULL,
  behavioral_insights_ended_by_plan boolean DEFAULT false NOT NULL,
  plan text DEFAULT 'growth'::text NOT NULL,
  billing text DEFAULT 'monthly'::text NOT NULL,
  cycle_started_at timestamp with time zone DEFAULT now() NOT NULL,
  trial_ends_at timestamp with time zone DEFAULT (now() + '14 days'::interval),
  next_plan text,
  next_plan_at timestamp with time zone,
  plan_chosen_at timestamp with time zone,
  choose_by timestamp with time zone,
  shows_branding boolean DEFAULT true NOT NULL,
  has_api boolean DEFAULT true NOT NULL,
  shows_nimble boolean DEFAULT false NOT NULL,
  payment_customer text,
  payment_subscription text,
  payment_failed_at timestamp with time zone,
  retention_paused_at timestamp with time zone,
  retention_paused_until timestamp with time zone,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (payment_customer),
  UNIQUE (payment_subscription),
  PRIMARY KEY (id),
  FOREIGN KEY (logo_file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK (((answer_days >= 1) AND (answer_days <= 90))),
  CHECK (((cardinality(reminder_days) <= 3) AND (1 <= ALL (reminder_days)) AND (30 >= ALL (reminder_days)))),
  CHECK (((next_plan IS NULL) = (next_plan_at IS NULL))),
  CHECK (((retention_paused_at IS NOT NULL) OR (retention_paused_until IS NULL))),
  CHECK ((NOT (insights AND insights_ended_by_plan))),
  CHECK ((billing = ANY (ARRAY['monthly'::text, 'annual'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  CHECK ((next_plan = ANY (ARRAY['starter'::text, 'growth'::text, 'enterprise'::text]))),
  CHECK ((plan = ANY (ARRAY['starter'::text, 'growth'::text, 'enterprise'::text])))
);
CREATE INDEX companies_logo ON companies USING btree (logo_file_id) WHERE (logo_file_id IS NOT NULL);
CREATE INDEX companies_plan_ends ON companies USING btree (LEAST(trial_ends_at, next_plan_at)) WHERE ((trial_ends_at IS NOT NULL) OR (next_plan_at IS NOT NULL));
CREATE UNIQUE INDEX companies_name ON companies USING btree (lower(name));

CREATE TABLE company_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  email text NOT NULL,
  code_hash bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  accepted_at timestamp with time zone,
  UNIQUE (code_hash),
  UNIQUE (email),
  PRIMARY KEY (id),
  CHECK ((email = lower(email)))
);

CREATE TABLE company_mails (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint,
  kind text NOT NULL,
  address_digest bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX company_mails_address ON company_mails USING btree (address_digest, created_at);
CREATE INDEX company_mails_age ON company_mails USING btree (created_at);
CREATE INDEX company_mails_company ON company_mails USING btree (company_id, created_at);

CREATE TABLE decision_mails (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  send_at timestamp with time zone NOT NULL,
  handed_over_at timestamp with time zone,
  sent_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK (((failed_at IS NULL) OR (failure IS NOT NULL))),
  CHECK (((sent_at IS NULL) OR ((handed_over_at IS NOT NULL) AND (failed_at IS NULL)))),
  CHECK ((failure = ANY (ARRAY['refused'::text, 'unreachable'::text, 'unsubscribed'::text, 'closed'::text, 'unclear'::text]))),
  CHECK ((kind = ANY (ARRAY['seen'::text, 'next_step'::text, 'rejected'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text])))
);
CREATE INDEX decision_mails_company ON decision_mails USING btree (company_id);
CREATE INDEX decision_mails_submission ON decision_mails USING btree (submission_id);
CREATE UNIQUE INDEX decision_mails_once ON decision_mails USING btree (submission_id, kind) WHERE ((failed_at IS NULL) OR (handed_over_at IS NOT NULL));

CREATE TABLE default_views (
  user_id bigint NOT NULL,
  company_id bigint NOT NULL,
  view_id bigint NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (view_id) REFERENCES saved_views(id) ON DELETE CASCADE
);
CREATE INDEX default_views_company ON default_views USING btree (company_id);
CREATE INDEX default_views_view ON default_views USING btree (view_id);

CREATE TABLE demo_companies (
  company_id bigint NOT NULL,
  user_id bigint NOT NULL,
  finished_at timestamp with time zone,
  PRIMARY KEY (company_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX demo_companies_user ON demo_companies USING btree (user_id);

CREATE TABLE exports (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint,
  format text NOT NULL,
  chosen_ids bigint[],
  query jsonb,
  options jsonb NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  progress integer DEFAULT 0 NOT NULL,
  candidates integer NOT NULL,
  failure text,
  missing_files integer DEFAULT 0 NOT NULL,
  name text NOT NULL,
  storage_key text NOT NULL,
  file_id bigint,
  size_bytes bigint,
  contained_ids bigint[],
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  UNIQUE (storage_key),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((chosen_ids IS NULL) <> (query IS NULL))),
  CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CHECK (((state = 'ready'::text) = ((file_id IS NOT NULL) AND (contained_ids IS NOT NULL)))),
  CHECK ((failure = ANY (ARRAY['empty'::text, 'failed'::text, 'no_permission'::text, 'no_room'::text, 'too_large'::text]))),
  CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'pdf'::text, 'zip'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX exports_company ON exports USING btree (company_id, id DESC);
CREATE INDEX exports_expiry ON exports USING btree (expires_at);
CREATE INDEX exports_file ON exports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX exports_user ON exports USING btree (user_id);

CREATE TABLE extra_times (
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  email text NOT NULL,
  factor double precision NOT NULL,
  untimed boolean DEFAULT false NOT NULL,
  questions_in_advance boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (job_id, email),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CHECK (((factor > (1)::double precision) OR untimed OR questions_in_advance)),
  CHECK (((factor >= (1)::double precision) AND (factor <= (3)::double precision))),
  CHECK ((email = lower(email)))
);
CREATE INDEX extra_times_company ON extra_times USING btree (company_id);

CREATE TABLE face_views (
  response_id bigint NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  file_id bigint NOT NULL,
  frames integer NOT NULL,
  blank integer NOT NULL,
  in_view integer NOT NULL,
  turned integer NOT NULL,
  out_of_view jsonb NOT NULL,
  PRIMARY KEY (response_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (response_id) REFERENCES responses(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK (((in_view >= 0) AND (in_view <= frames))),
  CHECK (((turned >= 0) AND (turned <= in_view))),
  CHECK ((blank >= 0)),
  CHECK ((frames >= 0))
);
CREATE INDEX face_views_company ON face_views USING btree (company_id);
CREATE INDEX face_views_submission ON face_views USING btree (submission_id);

CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  size_bytes bigint NOT NULL,
  film_file_id bigint,
  kept_bytes bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (storage_key),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (film_file_id) REFERENCES files(id),
  CHECK (((film_file_id IS NULL) = (kept_bytes IS NULL)))
);
CREATE INDEX files_company ON files USING btree (company_id);
CREATE INDEX files_film ON files USING btree (film_file_id) WHERE (film_file_id IS NOT NULL);
CREATE TRIGGER files_added AFTER INSERT ON files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_changed AFTER UPDATE ON files REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_removed AFTER DELETE ON files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();

CREATE TABLE format_day_additions (
  company_id bigint NOT NULL,
  day date NOT NULL,
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer NOT NULL,
  finished integer NOT NULL,
  approved integer NOT NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX format_day_additions_figures ON format_day_additions USING btree (company_id, day, job_id) INCLUDE (format, started, finished, approved);

CREATE TABLE format_days (
  company_id bigint NOT NULL,
  day date NOT NULL,
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer DEFAULT 0 NOT NULL,
  finished integer DEFAULT 0 NOT NULL,
  approved integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (company_id, day, job_id, format) INCLUDE (started, finished, approved),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE TRIGGER format_days_in_month AFTER INSERT OR UPDATE ON format_days FOR EACH ROW EXECUTE FUNCTION count_format_month();

CREATE TABLE format_months (
  company_id bigint NOT NULL,
  month date NOT NULL,
  job_id bigint NOT NULL,
  format text NOT NULL,
  started integer NOT NULL,
  finished integer NOT NULL,
  approved integer NOT NULL,
  PRIMARY KEY (company_id, month, job_id, format) INCLUDE (started, finished, approved),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE guest_link_submissions (
  guest_link_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (guest_link_id, submission_id),
  FOREIGN KEY (guest_link_id) REFERENCES guest_links(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX guest_link_submissions_submission ON guest_link_submissions USING btree (submission_id);

CREATE TABLE guest_links (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  shows_names boolean NOT NULL,
  is_result boolean DEFAULT false NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX guest_links_company ON guest_links USING btree (company_id);
CREATE INDEX guest_links_job ON guest_links USING btree (job_id, id DESC);

CREATE TABLE insights (
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  has_scores boolean NOT NULL,
  overall_score double precision,
  findings jsonb NOT NULL,
  behavioral jsonb,
  computed_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (submission_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK (((overall_score >= (0)::double precision) AND (overall_score <= (100)::double precision))),
  CHECK ((has_scores OR (overall_score IS NULL)))
);
CREATE INDEX insights_company ON insights USING btree (company_id);
CREATE INDEX insights_score ON insights USING btree (company_id, overall_score DESC, submission_id DESC) WHERE (overall_score IS NOT NULL);

CREATE TABLE invitation_batches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  created_by bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  stopped_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX invitation_batches_company ON invitation_batches USING btree (company_id);
CREATE INDEX invitation_batches_creator ON invitation_batches USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX invitation_batches_job ON invitation_batches USING btree (job_id, id DESC);

CREATE TABLE job_criteria (
  job_id bigint NOT NULL,
  company_id bigint NOT NULL,
  criteria text[] NOT NULL,
  PRIMARY KEY (job_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CHECK (((cardinality(criteria) >= 1) AND (cardinality(criteria) <= 10)))
);
CREATE INDEX job_criteria_company ON job_criteria USING btree (company_id);

CREATE TABLE job_day_additions (
  company_id bigint NOT NULL,
  day date NOT NULL,
  job_id bigint NOT NULL,
  job_type text NOT NULL,
  opened integer NOT NULL,
  started integer NOT NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX job_day_additions_figures ON job_day_additions USING btree (company_id, day, job_id) INCLUDE (job_type, opened, started);

CREATE TABLE job_days (
  company_id bigint NOT NULL,
  day date NOT NULL,
  job_id bigint NOT NULL,
  job_type text NOT NULL,
  opened integer DEFAULT 0 NOT NULL,
  started integer DEFAULT 0 NOT NULL,
  finished integer DEFAULT 0 NOT NULL,
  reviewed integer DEFAULT 0 NOT NULL,
  shortlisted integer DEFAULT 0 NOT NULL,
  rated integer DEFAULT 0 NOT NULL,
  rating_sum bigint DEFAULT 0 NOT NULL,
  decided integer DEFAULT 0 NOT NULL,
  review_seconds bigint DEFAULT 0 NOT NULL,
  deleted integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (company_id, day, job_id) INCLUDE (job_type, opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE TRIGGER job_days_in_month AFTER INSERT OR UPDATE ON job_days FOR EACH ROW EXECUTE FUNCTION count_job_month();

CREATE TABLE job_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  email text NOT NULL,
  candidate_name text,
  message text,
  language text,
  time_zone text,
  contact_user_id bigint,
  source text,
  external_id text,
  time_factor double precision,
  untimed boolean DEFAULT false NOT NULL,
  questions_in_advance boolean DEFAULT false NOT NULL,
  deadline timestamp with time zone,
  days_to_answer smallint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  requested_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  reminded_at timestamp with time zone,
  reminders smallint DEFAULT 0 NOT NULL,
  reminder_sent_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  calendar_deadline timestamp with time zone,
  calendar_sequence integer DEFAULT 0 NOT NULL,
  opened_at timestamp with time zone,
  started_at timestamp with time zone,
  submitted_at timestamp with time zone,
  submission_id bigint,
  withdrawn_at timestamp with time zone,
  expired_at timestamp with time zone,
  batch_id bigint,
  queued_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone,
  UNIQUE (id, job_id),
  PRIMARY KEY (id),
  FOREIGN KEY (batch_id) REFERENCES invitation_batches(id) ON DELETE SET NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (contact_user_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CHECK ((((reminded_at IS NULL) OR (sent_at IS NOT NULL)) AND ((reminded_at IS NULL) = (reminders = 0)))),
  CHECK ((((submitted_at IS NULL) OR (started_at IS NOT NULL)) AND ((submitted_at IS NULL) = (submission_id IS NULL)))),
  CHECK (((days_to_answer >= 1) AND (days_to_answer <= 365))),
  CHECK (((deadline IS NULL) OR (days_to_answer IS NULL) OR (sent_at IS NOT NULL))),
  CHECK (((failed_at IS NULL) OR (failure IS NOT NULL))),
  CHECK (((reminders >= 0) AND (reminders <= 3))),
  CHECK (((started_at IS NULL) OR (opened_at IS NOT NULL))),
  CHECK (((time_factor > (1)::double precision) AND (time_factor <= (3)::double precision))),
  CHECK (((withdrawn_at IS NULL) OR (started_at IS NULL))),
  CHECK ((email = lower(email))),
  CHECK ((failure = ANY (ARRAY['refused'::text, 'unreachable'::text, 'unclear'::text, 'closed'::text, 'unsubscribed'::text]))),
  CHECK ((language ~ '^[a-z]{2}$'::text))
);
CREATE INDEX job_invitations_batch ON job_invitations USING btree (batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX job_invitations_company ON job_invitations USING btree (company_id, created_at);
CREATE INDEX job_invitations_contact ON job_invitations USING btree (contact_user_id) WHERE (contact_user_id IS NOT NULL);
CREATE INDEX job_invitations_deadline ON job_invitations USING btree (deadline) WHERE ((deadline IS NOT NULL) AND (submitted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX job_invitations_given_up ON job_invitations USING btree (failed_at) WHERE ((failed_at IS NOT NULL) AND (sent_at IS NULL) AND (submitted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX job_invitations_job ON job_invitations USING btree (job_id, id DESC);
CREATE INDEX job_invitations_not_queued ON job_invitations USING btree (batch_id, id) WHERE ((batch_id IS NOT NULL) AND (queued_at IS NULL) AND (sent_at IS NULL));
CREATE INDEX job_invitations_queued ON job_invitations USING btree (queued_at) WHERE (queued_at IS NOT NULL);
CREATE UNIQUE INDEX job_invitations_address ON job_invitations USING btree (job_id, email) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX job_invitations_external ON job_invitations USING btree (company_id, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER job_invitations_skip_submitted BEFORE INSERT ON job_invitations FOR EACH ROW EXECUTE FUNCTION skip_submitted();

CREATE TABLE job_months (
  company_id bigint NOT NULL,
  month date NOT NULL,
  job_id bigint NOT NULL,
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
  PRIMARY KEY (company_id, month, job_id, job_type) INCLUDE (opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE job_team (
  job_id bigint NOT NULL,
  user_id bigint NOT NULL,
  company_id bigint NOT NULL,
  PRIMARY KEY (job_id, user_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX job_team_company ON job_team USING btree (company_id);
CREATE INDEX job_team_user ON job_team USING btree (user_id);

CREATE TABLE job_templates (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  employment_type text NOT NULL,
  questions jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX job_templates_newest ON job_templates USING btree (company_id, id DESC);

CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  title text NOT NULL,
  searched_title text GENERATED ALWAYS AS (search_text(title)) STORED NOT NULL,
  description text NOT NULL,
  type text NOT NULL,
  experience text NOT NULL,
  department text,
  location text,
  requirements text,
  benefits text,
  currency text NOT NULL,
  salary text,
  welcome text,
  language text,
  deadline timestamp with time zone,
  max_submissions integer,
  retakes integer,
  thinking_seconds integer DEFAULT 0 NOT NULL,
  questions_in_advance boolean DEFAULT false NOT NULL,
  untimed boolean DEFAULT false NOT NULL,
  video_never_required boolean,
  status text NOT NULL,
  paused_by_plan_at timestamp with time zone,
  share_token text NOT NULL,
  shared_link boolean DEFAULT true NOT NULL,
  team_only boolean DEFAULT false NOT NULL,
  template_id bigint,
  created_by bigint,
  pools jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  welcome_media_id bigint,
  closing_media_id bigint,
  UNIQUE (share_token),
  PRIMARY KEY (id),
  FOREIGN KEY (closing_media_id) REFERENCES question_media(id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (welcome_media_id) REFERENCES question_media(id),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  CHECK ((max_submissions >= 1)),
  CHECK ((retakes >= 0)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'closed'::text]))),
  CHECK ((thinking_seconds >= 0)),
  CHECK ((type = ANY (ARRAY['full-time'::text, 'part-time'::text, 'contract'::text, 'internship'::text])))
);
CREATE INDEX jobs_closing_media ON jobs USING btree (closing_media_id) WHERE (closing_media_id IS NOT NULL);
CREATE INDEX jobs_deadline ON jobs USING btree (deadline) WHERE ((status = 'active'::text) AND (deadline IS NOT NULL));
CREATE INDEX jobs_listed ON jobs USING btree (company_id, created_at DESC, id DESC) INCLUDE (searched_title, title, status);
CREATE INDEX jobs_over ON jobs USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX jobs_paused_by_plan ON jobs USING btree (company_id) WHERE (paused_by_plan_at IS NOT NULL);
CREATE INDEX jobs_status ON jobs USING btree (company_id, status, created_at DESC, id DESC);
CREATE INDEX jobs_team_only ON jobs USING btree (company_id) WHERE team_only;
CREATE INDEX jobs_title ON jobs USING gin (searched_title gin_trgm_ops);
CREATE INDEX jobs_welcome_media ON jobs USING btree (welcome_media_id) WHERE (welcome_media_id IS NOT NULL);
CREATE TRIGGER jobs_unshare_views BEFORE DELETE ON jobs FOR EACH ROW WHEN (old.team_only) EXECUTE FUNCTION unshare_views_of_job();

CREATE TABLE kept_answers (
  company_id bigint NOT NULL,
  actor text NOT NULL,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  status integer NOT NULL,
  sealed_answer bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (company_id, actor, key_hash),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX kept_answers_created ON kept_answers USING btree (created_at);

CREATE TABLE library_questions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  content jsonb NOT NULL,
  searched_question text GENERATED ALWAYS AS (search_text((content ->> 'question'::text))) STORED NOT NULL,
  tags text[] NOT NULL,
  criteria text[] DEFAULT '{}'::text[] NOT NULL,
  difficulty text,
  created_by bigint,
  updated_by bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  media_id bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (media_id) REFERENCES question_media(id),
  FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text])))
);
CREATE INDEX library_questions_company ON library_questions USING btree (company_id, updated_at DESC, id DESC);
CREATE INDEX library_questions_media ON library_questions USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE TABLE mail_stops (
  company_id bigint NOT NULL,
  address_digest bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (company_id, address_digest),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE mail_templates (
  company_id bigint NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (company_id, kind, language),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['invitation'::text, 'reminder'::text, 'received'::text, 'seen'::text, 'next_step'::text, 'rejected'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE master_setup_links (
  only_one boolean DEFAULT true NOT NULL,
  nonce uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (only_one),
  CHECK (only_one)
);

CREATE TABLE media_tasks (
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  task text NOT NULL,
  state text NOT NULL,
  progress integer DEFAULT 0 NOT NULL,
  failure jsonb,
  run uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (submission_id, task),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK (((progress >= 0) AND (progress <= 100))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE mentions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  video_comment_id bigint,
  user_id bigint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE NULLS NOT DISTINCT (submission_id, video_comment_id, user_id),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (video_comment_id) REFERENCES video_comments(id) ON DELETE CASCADE
);
CREATE INDEX mentions_comment ON mentions USING btree (video_comment_id) WHERE (video_comment_id IS NOT NULL);
CREATE INDEX mentions_company ON mentions USING btree (company_id);
CREATE INDEX mentions_user ON mentions USING btree (user_id);

CREATE TABLE migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (name)
);

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint NOT NULL,
  type text NOT NULL,
  title text,
  message text,
  notice jsonb,
  submission_id bigint,
  job_id bigint,
  page text,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK (((notice IS NULL) = ((title IS NOT NULL) AND (message IS NOT NULL)))),
  CHECK ((page = ANY (ARRAY['plans'::text, 'retention'::text]))),
  CHECK ((type = ANY (ARRAY['submission_update'::text, 'job_update'::text, 'success'::text, 'warning'::text, 'error'::text, 'info'::text])))
);
CREATE INDEX notifications_company ON notifications USING btree (company_id);
CREATE INDEX notifications_created ON notifications USING btree (created_at);
CREATE INDEX notifications_job ON notifications USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX notifications_submission ON notifications USING btree (submission_id) WHERE (submission_id IS NOT NULL);
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON notifications USING btree (user_id, id DESC);

CREATE TABLE outbox_keys (
  key_hash bytea NOT NULL,
  kind text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (key_hash),
  CHECK ((kind = ANY (ARRAY['start_link'::text, 'master_link'::text, 'browser'::text])))
);

CREATE TABLE payment_events (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX payment_events_received ON payment_events USING btree (received_at);

CREATE TABLE plan_kept (
  company_id bigint NOT NULL,
  kind text NOT NULL,
  subject_id bigint NOT NULL,
  PRIMARY KEY (company_id, kind, subject_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['job'::text, 'user'::text])))
);

CREATE TABLE plan_notices (
  company_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (company_id, kind, period),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE processes (
  id uuid NOT NULL,
  kind text NOT NULL,
  host text NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  check_asked_at timestamp with time zone,
  checked_at timestamp with time zone,
  findings jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['web'::text, 'worker'::text])))
);

CREATE TABLE question_media (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint,
  kind text NOT NULL,
  state text NOT NULL,
  progress integer DEFAULT 0 NOT NULL,
  failure text,
  source_file_id bigint,
  file_id bigint,
  poster_file_id bigint,
  duration_seconds double precision,
  captions text,
  text text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (poster_file_id) REFERENCES files(id),
  FOREIGN KEY (source_file_id) REFERENCES files(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((failure IS NOT NULL) = (state = 'failed'::text))),
  CHECK (((file_id IS NOT NULL) = (state = 'ready'::text))),
  CHECK (((progress >= 0) AND (progress <= 100))),
  CHECK (((source_file_id IS NOT NULL) OR (file_id IS NOT NULL))),
  CHECK ((failure = ANY (ARRAY['unreadable'::text, 'too_long'::text, 'not_prepared'::text]))),
  CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text, 'video'::text, 'audio'::text]))),
  CHECK ((state = ANY (ARRAY['preparing'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX question_media_company ON question_media USING btree (company_id);
CREATE INDEX question_media_created ON question_media USING btree (created_at);
CREATE INDEX question_media_file ON question_media USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX question_media_poster ON question_media USING btree (poster_file_id) WHERE (poster_file_id IS NOT NULL);
CREATE INDEX question_media_source ON question_media USING btree (source_file_id) WHERE (source_file_id IS NOT NULL);

CREATE TABLE questions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  question text NOT NULL,
  time_limit_seconds integer NOT NULL,
  required boolean NOT NULL,
  formats jsonb DEFAULT '[{"format": "video"}]'::jsonb NOT NULL,
  position integer NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  removed_at timestamp with time zone,
  pool smallint,
  library_question_id bigint,
  media_id bigint,
  EXCLUDE USING btree (job_id WITH =, "position" WITH =) WHERE ((removed_at IS NULL)) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (library_question_id) REFERENCES library_questions(id) ON DELETE SET NULL,
  FOREIGN KEY (media_id) REFERENCES question_media(id),
  CHECK (("position" >= 1)),
  CHECK (((jsonb_typeof(formats) = 'array'::text) AND (formats <> '[]'::jsonb) AND (pg_column_size(formats) < 40000))),
  CHECK (((time_limit_seconds >= 30) AND (time_limit_seconds <= 600))),
  CHECK ((pool >= 1))
);
CREATE INDEX questions_company ON questions USING btree (company_id);
CREATE INDEX questions_job ON questions USING btree (job_id, "position");
CREATE INDEX questions_library ON questions USING btree (library_question_id) WHERE (library_question_id IS NOT NULL);
CREATE INDEX questions_media ON questions USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash),
  FOREIGN KEY (user_id) REFERENCES two_factor(user_id) ON DELETE CASCADE
);

CREATE TABLE responses (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  question_id bigint NOT NULL,
  format text DEFAULT 'video'::text NOT NULL,
  take_id uuid,
  file_id bigint,
  former_take_id uuid,
  processing_status text NOT NULL,
  failure text,
  sha256 bytea,
  duration_seconds double precision,
  width integer,
  height integer,
  starts_at_seconds double precision,
  value jsonb,
  seconds_used double precision,
  is_late boolean,
  dictionary regconfig DEFAULT 'simple'::regconfig NOT NULL,
  written tsvector GENERATED ALWAYS AS (
CASE
    WHEN (format = 'text'::text) THEN to_tsvector(dictionary, separate_signs((value ->> 'text'::text)))
    ELSE NULL::tsvector
END) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (former_take_id),
  UNIQUE (submission_id, question_id),
  UNIQUE (take_id),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (former_take_id) REFERENCES takes(id) ON DELETE SET NULL,
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (take_id) REFERENCES takes(id) ON DELETE CASCADE,
  CHECK (
CASE
    WHEN (format = ANY (ARRAY['video'::text, 'audio'::text])) THEN ((num_nulls(take_id, file_id, sha256) = 0) AND (num_nonnulls(value, seconds_used, is_late) = 0))
    WHEN (format = ANY (ARRAY['text'::text, 'choice'::text, 'number'::text, 'date'::text])) THEN ((num_nulls(value, seconds_used, is_late) = 0) AND (value @> jsonb_build_object('format', format)) AND (processing_status = 'ready'::text) AND (num_nonnulls(take_id, file_id, sha256, failure, duration_seconds, width, height, starts_at_seconds) = 0))
    WHEN (format = 'file'::text) THEN ((value @> jsonb_build_object('format', format)) AND COALESCE((jsonb_typeof((value -> 'files'::text)) = 'array'::text), false) AND (processing_status = 'ready'::text) AND (num_nonnulls(take_id, file_id, sha256, failure, duration_seconds, width, height, starts_at_seconds, seconds_used, is_late) = 0))
    ELSE false
END),
  CHECK (((format <> 'choice'::text) OR COALESCE(((jsonb_typeof((value -> 'chosen'::text)) = 'array'::text) AND ((value -> 'chosen'::text) <> '[]'::jsonb)), false))),
  CHECK (((format <> 'date'::text) OR COALESCE((jsonb_typeof((value -> 'date'::text)) = 'string'::text), false))),
  CHECK (((format <> 'number'::text) OR COALESCE((jsonb_typeof((value -> 'number'::text)) = 'number'::text), false))),
  CHECK (((format <> 'text'::text) OR COALESCE((jsonb_typeof((value -> 'text'::text)) = 'string'::text), false))),
  CHECK (((former_take_id IS NULL) OR ((take_id IS NOT NULL) AND (processing_status <> 'ready'::text)))),
  CHECK ((processing_status = ANY (ARRAY['uploading'::text, 'ready'::text, 'failed'::text]))),
  CHECK ((seconds_used >= (0)::double precision))
);
CREATE INDEX responses_company ON responses USING btree (company_id, id);
CREATE INDEX responses_file ON responses USING btree (file_id);
CREATE INDEX responses_newest_written ON responses USING btree (company_id, submission_id DESC, id) WHERE (format = 'text'::text);
CREATE INDEX responses_question ON responses USING btree (question_id);
CREATE INDEX responses_written ON responses USING gin (company_id, written) WHERE (format = 'text'::text);
CREATE TRIGGER responses_count_format AFTER INSERT ON responses FOR EACH ROW WHEN ((new.take_id IS NULL)) EXECUTE FUNCTION count_format();

CREATE TABLE resume_texts (
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  file_id bigint NOT NULL,
  text text NOT NULL,
  is_cut boolean NOT NULL,
  problem text,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, separate_signs(text))) STORED,
  PRIMARY KEY (submission_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK ((problem = ANY (ARRAY['encrypted'::text, 'unreadable'::text, 'tooMuch'::text, 'withoutText'::text, 'notRead'::text])))
);
CREATE INDEX resume_texts_company ON resume_texts USING btree (company_id, submission_id DESC);
CREATE INDEX resume_texts_file ON resume_texts USING btree (file_id);
CREATE INDEX resume_texts_words ON resume_texts USING gin (company_id, words);

CREATE TABLE retention_batches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  arrived_from timestamp with time zone,
  arrived_before timestamp with time zone NOT NULL,
  erases_at timestamp with time zone NOT NULL,
  round integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX retention_batches_company ON retention_batches USING btree (company_id, arrived_before);

CREATE TABLE retention_runs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  kind text NOT NULL,
  before timestamp with time zone NOT NULL,
  submissions integer NOT NULL,
  files integer DEFAULT 0 NOT NULL,
  bytes bigint DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['warned'::text, 'erased'::text])))
);
CREATE INDEX retention_runs_company ON retention_runs USING btree (company_id, kind, created_at DESC);

CREATE TABLE retention_warned_people (
  warning_id bigint NOT NULL,
  user_id bigint NOT NULL,
  company_id bigint NOT NULL,
  decides boolean NOT NULL,
  notification_id bigint,
  mailed_at timestamp with time zone,
  refused_at timestamp with time zone,
  seen_at timestamp with time zone,
  PRIMARY KEY (warning_id, user_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (warning_id) REFERENCES retention_warnings(id) ON DELETE CASCADE
);
CREATE INDEX retention_warned_people_company ON retention_warned_people USING btree (company_id);
CREATE INDEX retention_warned_people_notification ON retention_warned_people USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE INDEX retention_warned_people_user ON retention_warned_people USING btree (user_id);

CREATE TABLE retention_warnings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  batch_id bigint NOT NULL,
  round integer NOT NULL,
  days integer NOT NULL,
  submissions integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (batch_id, round, days),
  PRIMARY KEY (id),
  FOREIGN KEY (batch_id) REFERENCES retention_batches(id) ON DELETE CASCADE,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK ((days = ANY (ARRAY[14, 7, 1])))
);
CREATE INDEX retention_warnings_company ON retention_warnings USING btree (company_id);

CREATE TABLE roles (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  permissions jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((company_id IS NULL) = (permissions IS NULL)))
);
CREATE UNIQUE INDEX roles_name ON roles USING btree (COALESCE(company_id, (0)::bigint), lower(name));

CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint,
  private_to bigint,
  name text NOT NULL,
  filters jsonb NOT NULL,
  job_id bigint GENERATED ALWAYS AS (((filters ->> 'job'::text))::bigint) STORED,
  sort text NOT NULL,
  columns text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (private_to) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE INDEX saved_views_company ON saved_views USING btree (company_id);
CREATE INDEX saved_views_job ON saved_views USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX saved_views_private ON saved_views USING btree (private_to);
CREATE INDEX saved_views_user ON saved_views USING btree (user_id);

CREATE TABLE scorecard_ratings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  scorecard_id bigint NOT NULL,
  criterion text NOT NULL,
  question_id bigint,
  stars integer,
  comment text DEFAULT ''::text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (scorecard_id, criterion, question_id),
  PRIMARY KEY (id),
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (scorecard_id) REFERENCES scorecards(id) ON DELETE CASCADE,
  CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE INDEX scorecard_ratings_question ON scorecard_ratings USING btree (question_id);

CREATE TABLE scorecards (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  user_id bigint,
  reviewer_name text NOT NULL,
  given_at timestamp with time zone,
  changed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (submission_id, user_id),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX scorecards_company ON scorecards USING btree (company_id);
CREATE INDEX scorecards_user ON scorecards USING btree (user_id);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id bigint NOT NULL,
  browser text,
  system text,
  address text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE sign_in_challenges (
  token_hash bytea NOT NULL,
  user_id bigint NOT NULL,
  attempts_left integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((attempts_left >= 0))
);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges USING btree (user_id);

CREATE TABLE source_days (
  company_id bigint NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  finished integer NOT NULL,
  PRIMARY KEY (company_id, day, source),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE speech_models (
  name text NOT NULL,
  state text NOT NULL,
  done_bytes bigint DEFAULT 0 NOT NULL,
  total_bytes bigint,
  bytes_per_second bigint,
  failure jsonb,
  is_on boolean DEFAULT false NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (name),
  CHECK (((NOT is_on) OR (state = 'installed'::text))),
  CHECK (((failure IS NOT NULL) = (state = 'failed'::text))),
  CHECK ((name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'::text)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'downloading'::text, 'checking'::text, 'unpacking'::text, 'trying'::text, 'installed'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX speech_models_on ON speech_models USING btree (is_on) WHERE is_on;

CREATE TABLE stages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (id, company_id, status),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (("position" >= 1)),
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CHECK ((status = ANY (ARRAY['pending'::text, 'in_review'::text, 'reviewed'::text, 'shortlisted'::text, 'rejected'::text])))
);
CREATE UNIQUE INDEX stages_name ON stages USING btree (company_id, lower(name));

CREATE TABLE storage_days (
  day date NOT NULL,
  kind text NOT NULL,
  bytes bigint NOT NULL,
  files bigint,
  counted_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (day, kind)
);

CREATE TABLE stored_bytes (
  company_id bigint NOT NULL,
  bytes bigint NOT NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX stored_bytes_company ON stored_bytes USING btree (company_id) INCLUDE (bytes);

CREATE TABLE submission_counts (
  job_id bigint NOT NULL,
  company_id bigint NOT NULL,
  processing integer NOT NULL,
  pending integer NOT NULL,
  in_review integer NOT NULL,
  reviewed integer NOT NULL,
  shortlisted integer NOT NULL,
  rejected integer NOT NULL,
  rated integer NOT NULL,
  rating_sum bigint NOT NULL,
  total integer GENERATED ALWAYS AS ((((((processing + pending) + in_review) + reviewed) + shortlisted) + rejected)) STORED NOT NULL,
  PRIMARY KEY (job_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX submission_counts_company ON submission_counts USING btree (company_id);

CREATE TABLE submission_months (
  company_id bigint NOT NULL,
  month date NOT NULL,
  job_id bigint NOT NULL,
  amount integer NOT NULL,
  PRIMARY KEY (company_id, month, job_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX submission_months_job ON submission_months USING btree (job_id);

CREATE TABLE submission_tags (
  submission_id bigint NOT NULL,
  tag_id bigint NOT NULL,
  company_id bigint NOT NULL,
  PRIMARY KEY (submission_id, tag_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (tag_id, company_id) REFERENCES tags(id, company_id) ON DELETE CASCADE
);
CREATE INDEX submission_tags_of_tag ON submission_tags USING btree (tag_id, company_id);
CREATE INDEX submission_tags_tag ON submission_tags USING btree (company_id, tag_id, submission_id);

CREATE TABLE submissions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  candidate_name text NOT NULL,
  candidate_email text NOT NULL,
  searched_name text GENERATED ALWAYS AS (search_text(candidate_name)) STORED NOT NULL,
  searched_email text GENERATED ALWAYS AS (search_text(candidate_email)) STORED NOT NULL,
  source text,
  status text NOT NULL,
  stage_id bigint,
  rating integer,
  notes text,
  time_factor double precision DEFAULT 1 NOT NULL,
  begun_formats text[] DEFAULT '{}'::text[] NOT NULL,
  untimed boolean DEFAULT false NOT NULL,
  begun_time_factor double precision DEFAULT 1 NOT NULL,
  begun_untimed boolean DEFAULT false NOT NULL,
  questions_in_advance boolean DEFAULT false NOT NULL,
  language text,
  draw_seed text,
  drawn_questions bigint[],
  screening text,
  unmet_requirements text[] DEFAULT '{}'::text[] NOT NULL,
  new_attempt_at timestamp with time zone,
  owned_by_mail_at timestamp with time zone,
  device_info jsonb NOT NULL,
  browser_info jsonb NOT NULL,
  consent_version text NOT NULL,
  consented_at timestamp with time zone NOT NULL,
  insights_consent_version text,
  performance_consented_at timestamp with time zone,
  behavioral_consented_at timestamp with time zone,
  resume_file_id bigint,
  video_file_id bigint,
  video_duration_seconds double precision,
  poster_file_id bigint,
  film_version smallint DEFAULT 1 NOT NULL,
  film_check text,
  film_checked_at timestamp with time zone,
  recordings_removed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  submitted_at timestamp with time zone,
  answer_by date,
  watched_at timestamp with time zone,
  completed_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  before_decision jsonb,
  invitation_id bigint,
  decided_at timestamp with time zone,
  shortlisted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (invitation_id, job_id) REFERENCES job_invitations(id, job_id) ON DELETE SET NULL (invitation_id),
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  FOREIGN KEY (poster_file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (resume_file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (stage_id, company_id, status) REFERENCES stages(id, company_id, status) ON DELETE SET NULL (stage_id),
  FOREIGN KEY (video_file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK (((insights_consent_version IS NULL) = ((performance_consented_at IS NULL) AND (behavioral_consented_at IS NULL)))),
  CHECK (((rating >= 0) AND (rating <= 100))),
  CHECK (((time_factor >= (1)::double precision) AND (time_factor <= (3)::double precision))),
  CHECK ((film_check = ANY (ARRAY['equal'::text, 'encoded'::text, 'unequal'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  CHECK ((screening = ANY (ARRAY['met'::text, 'unmet'::text, 'ended'::text]))),
  CHECK ((status = ANY (ARRAY['uploading'::text, 'processing'::text, 'pending'::text, 'in_review'::text, 'reviewed'::text, 'shortlisted'::text, 'rejected'::text])))
);
CREATE INDEX submissions_abandoned ON submissions USING btree (updated_at) WHERE (status = 'uploading'::text);
CREATE INDEX submissions_by_name ON submissions USING btree (company_id, searched_name, id) WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_email ON submissions USING gin (search_parts(company_id, searched_email)) WITH (gin_pending_list_limit='64') WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_films ON submissions USING btree (film_check, id) WHERE ((video_file_id IS NOT NULL) AND (recordings_removed_at IS NULL));
CREATE INDEX submissions_highest ON submissions USING btree (company_id, rating DESC NULLS LAST, id DESC) WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_job ON submissions USING btree (job_id, status, created_at DESC, id DESC);
CREATE INDEX submissions_job_newest ON submissions USING btree (company_id, job_id, created_at DESC, id DESC) WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_lowest ON submissions USING btree (company_id, rating, id) WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_name ON submissions USING gin (search_parts(company_id, searched_name)) WITH (gin_pending_list_limit='64') WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_newest ON submissions USING btree (company_id, created_at DESC, id DESC) WHERE (status <> 'uploading'::text);
CREATE INDEX submissions_poster ON submissions USING btree (poster_file_id) WHERE (poster_file_id IS NOT NULL);
CREATE INDEX submissions_resume ON submissions USING btree (resume_file_id) WHERE (resume_file_id IS NOT NULL);
CREATE INDEX submissions_reviewed ON submissions USING btree (company_id, reviewed_at DESC) WHERE (reviewed_at IS NOT NULL);
CREATE INDEX submissions_screening ON submissions USING btree (company_id, screening, created_at DESC, id DESC) WHERE (screening IS NOT NULL);
CREATE INDEX submissions_stage ON submissions USING btree (stage_id, company_id, created_at DESC, id DESC) WHERE (stage_id IS NOT NULL);
CREATE INDEX submissions_status ON submissions USING btree (company_id, status, created_at DESC, id DESC);
CREATE INDEX submissions_submitted ON submissions USING btree (company_id, submitted_at) WHERE (submitted_at IS NOT NULL);
CREATE INDEX submissions_video ON submissions USING btree (video_file_id) WHERE (video_file_id IS NOT NULL);
CREATE UNIQUE INDEX submissions_candidate ON submissions USING btree (job_id, lower(candidate_email)) WHERE ((status <> 'uploading'::text) AND (new_attempt_at IS NULL));
CREATE UNIQUE INDEX submissions_invitation ON submissions USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE TRIGGER submissions_begun AFTER INSERT ON submissions FOR EACH ROW WHEN ((new.status = 'uploading'::text)) EXECUTE FUNCTION count_beginning();
CREATE CONSTRAINT TRIGGER submissions_changed AFTER UPDATE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) OR (old.rating IS DISTINCT FROM new.rating))) EXECUTE FUNCTION count_submission();
CREATE TRIGGER submissions_changed_formats AFTER UPDATE OF status ON submissions FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION count_formats_of_submission();
CREATE CONSTRAINT TRIGGER submissions_changed_in_day AFTER UPDATE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) OR (old.rating IS DISTINCT FROM new.rating))) EXECUTE FUNCTION count_day();
CREATE CONSTRAINT TRIGGER submissions_changed_in_month AFTER UPDATE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.status = 'uploading'::text) <> (new.status = 'uploading'::text)) OR (old.submitted_at IS DISTINCT FROM new.submitted_at))) EXECUTE FUNCTION count_month();
CREATE TRIGGER submissions_decided BEFORE INSERT OR UPDATE OF status ON submissions FOR EACH ROW WHEN ((new.status = ANY (ARRAY['reviewed'::text, 'shortlisted'::text, 'rejected'::text]))) EXECUTE FUNCTION mark_decision();
CREATE CONSTRAINT TRIGGER submissions_deleted AFTER DELETE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status <> 'uploading'::text)) EXECUTE FUNCTION count_submission();
CREATE CONSTRAINT TRIGGER submissions_deleted_in_day AFTER DELETE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status <> 'uploading'::text)) EXECUTE FUNCTION count_deleted();
CREATE CONSTRAINT TRIGGER submissions_deleted_in_month AFTER DELETE ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status <> 'uploading'::text)) EXECUTE FUNCTION count_month();
CREATE CONSTRAINT TRIGGER submissions_inserted AFTER INSERT ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status <> 'uploading'::text)) EXECUTE FUNCTION count_submission();
CREATE CONSTRAINT TRIGGER submissions_inserted_in_day AFTER INSERT ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status <> 'uploading'::text)) EXECUTE FUNCTION count_day();
CREATE CONSTRAINT TRIGGER submissions_inserted_in_month AFTER INSERT ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status <> 'uploading'::text)) EXECUTE FUNCTION count_month();
CREATE TRIGGER submissions_leave_stage BEFORE UPDATE OF status ON submissions FOR EACH ROW WHEN (((new.status <> old.status) AND (new.stage_id = old.stage_id))) EXECUTE FUNCTION leave_stage();
CREATE TRIGGER submissions_take_extra_time BEFORE INSERT ON submissions FOR EACH ROW WHEN ((new.status = 'uploading'::text)) EXECUTE FUNCTION take_extra_time();
CREATE TRIGGER submissions_take_invitation BEFORE INSERT ON submissions FOR EACH ROW WHEN ((new.invitation_id IS NOT NULL)) EXECUTE FUNCTION take_invitation();
CREATE TRIGGER submissions_use_invitation BEFORE UPDATE OF status, new_attempt_at ON submissions FOR EACH ROW WHEN ((((new.status <> 'uploading'::text) AND (old.status = 'uploading'::text) AND (new.new_attempt_at IS NULL)) OR ((new.status <> 'uploading'::text) AND (old.new_attempt_at IS DISTINCT FROM new.new_attempt_at)))) EXECUTE FUNCTION use_invitation();

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  UNIQUE (id, company_id),
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CHECK ((color = ANY (ARRAY['gray'::text, 'green'::text, 'blue'::text, 'amber'::text, 'red'::text])))
);
CREATE UNIQUE INDEX tags_name ON tags USING btree (company_id, lower(name));

CREATE TABLE take_counts (
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  question_id bigint NOT NULL,
  takes integer NOT NULL,
  PRIMARY KEY (submission_id, question_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX take_counts_question ON take_counts USING btree (question_id);

CREATE TABLE take_slices (
  take_id uuid NOT NULL,
  start_byte bigint NOT NULL,
  size_bytes bigint NOT NULL,
  name uuid NOT NULL,
  PRIMARY KEY (take_id, start_byte),
  FOREIGN KEY (take_id) REFERENCES takes(id) ON DELETE CASCADE,
  CHECK ((size_bytes > 0)),
  CHECK ((start_byte >= 0))
);

CREATE TABLE takes (
  id uuid NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  question_id bigint NOT NULL,
  mime text NOT NULL,
  largest_bytes bigint NOT NULL,
  length_bytes bigint,
  replaced_sha256 bytea,
  replaced_bytes bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK ((num_nulls(replaced_sha256, replaced_bytes) = ANY (ARRAY[0, 2])))
);
CREATE INDEX takes_question ON takes USING btree (question_id);
CREATE INDEX takes_submission ON takes USING btree (submission_id);
CREATE TRIGGER takes_count_format AFTER INSERT ON takes FOR EACH ROW EXECUTE FUNCTION count_format();

CREATE TABLE transcripts (
  response_id bigint NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  status text NOT NULL,
  failure jsonb,
  words jsonb DEFAULT '[]'::jsonb NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  language text,
  confidence double precision,
  engine text,
  model text,
  speech jsonb,
  dictionary regconfig DEFAULT 'simple'::regconfig NOT NULL,
  search tsvector GENERATED ALWAYS AS (to_tsvector(dictionary, text)) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (response_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (response_id) REFERENCES responses(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  CHECK ((status = ANY (ARRAY['none'::text, 'queued'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX transcripts_newest ON transcripts USING btree (company_id, submission_id DESC, response_id) WHERE (status = 'done'::text);
CREATE INDEX transcripts_search ON transcripts USING gin (company_id, search) WHERE (status = 'done'::text);
CREATE INDEX transcripts_submission ON transcripts USING hash (submission_id);
CREATE INDEX transcripts_without_words ON transcripts USING btree (response_id) WHERE (status = 'none'::text);

CREATE TABLE turned_away (
  company_id bigint NOT NULL,
  job_id bigint NOT NULL,
  day date NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  PRIMARY KEY (company_id, day, job_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX turned_away_job ON turned_away USING btree (job_id);

CREATE TABLE two_factor (
  user_id bigint NOT NULL,
  sealed_secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  failures_since timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE uploads (
  file_id bigint NOT NULL,
  company_id bigint NOT NULL,
  user_id bigint,
  purpose text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (file_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((purpose = ANY (ARRAY['avatar'::text, 'logo'::text])))
);
CREATE INDEX uploads_age ON uploads USING btree (created_at);
CREATE INDEX uploads_company ON uploads USING btree (company_id);
CREATE INDEX uploads_user ON uploads USING btree (user_id);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint,
  role_id bigint NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  provider text NOT NULL,
  google_subject text,
  password_hash text,
  confirmed_at timestamp with time zone,
  paused_by_plan_at timestamp with time zone,
  display_name text,
  first_name text,
  last_name text,
  position text,
  bio text,
  phone text,
  location text,
  website text,
  avatar_file_id bigint,
  theme text DEFAULT 'light'::text NOT NULL,
  language text,
  notification_mails text DEFAULT 'off'::text NOT NULL,
  notification_mail_hour smallint DEFAULT 8 NOT NULL,
  notifications_mailed_at timestamp with time zone DEFAULT now() NOT NULL,
  due_mails boolean DEFAULT false NOT NULL,
  due_mail_planned_on date,
  due_mail_sent_on date,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (avatar_file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (role_id) REFERENCES roles(id),
  CHECK (((notification_mail_hour >= 0) AND (notification_mail_hour <= 23))),
  CHECK (((provider <> 'local'::text) OR (password_hash IS NOT NULL) OR (confirmed_at IS NULL))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  CHECK ((notification_mails = ANY (ARRAY['off'::text, 'at_once'::text, 'daily'::text]))),
  CHECK ((phone ~ '^\+[1-9][0-9]{0,2} [0-9]{10}$'::text)),
  CHECK ((provider = ANY (ARRAY['local'::text, 'google'::text]))),
  CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text])))
);
CREATE INDEX users_avatar ON users USING btree (avatar_file_id) WHERE (avatar_file_id IS NOT NULL);
CREATE INDEX users_company ON users USING btree (company_id);
CREATE INDEX users_daily_mails ON users USING btree (notification_mail_hour, notifications_mailed_at) WHERE (notification_mails = 'daily'::text);
CREATE INDEX users_due_mails ON users USING btree (due_mail_planned_on) WHERE due_mails;
CREATE INDEX users_paused_by_plan ON users USING btree (company_id) WHERE (paused_by_plan_at IS NOT NULL);
CREATE INDEX users_role ON users USING btree (role_id);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
CREATE UNIQUE INDEX users_google_subject ON users USING btree (google_subject);
CREATE UNIQUE INDEX users_username ON users USING btree (lower(username));

CREATE TABLE video_comments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  submission_id bigint NOT NULL,
  response_id bigint NOT NULL,
  second double precision NOT NULL,
  comment text NOT NULL,
  author_name text NOT NULL,
  is_guest boolean NOT NULL,
  user_id bigint,
  guest_link_id bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (guest_link_id) REFERENCES guest_links(id) ON DELETE SET NULL,
  FOREIGN KEY (response_id) REFERENCES responses(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((second >= (0)::double precision))
);
CREATE INDEX video_comments_company ON video_comments USING btree (company_id);
CREATE INDEX video_comments_guest_link ON video_comments USING btree (guest_link_id);
CREATE INDEX video_comments_response ON video_comments USING btree (response_id);
CREATE INDEX video_comments_submission ON video_comments USING btree (submission_id);
CREATE INDEX video_comments_user ON video_comments USING btree (user_id);

CREATE TABLE waveforms (
  submission_id bigint NOT NULL,
  company_id bigint NOT NULL,
  video_file_id bigint NOT NULL,
  seconds_per_peak double precision NOT NULL,
  peaks bytea NOT NULL,
  PRIMARY KEY (submission_id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (video_file_id) REFERENCES files(id) ON DELETE CASCADE
);
CREATE INDEX waveforms_video ON waveforms USING btree (video_file_id);

CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  webhook_id bigint NOT NULL,
  event text NOT NULL,
  job_id bigint,
  body text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  round integer DEFAULT 1 NOT NULL,
  answer_status integer,
  failure text,
  milliseconds integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  tried_at timestamp with time zone,
  next_try_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhook_deliveries_company ON webhook_deliveries USING btree (company_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries USING btree (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (next_try_at) WHERE (state = 'waiting'::text);

CREATE TABLE webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_id bigint NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  sealed_secret bytea NOT NULL,
  sealed_former_secret bytea,
  former_until timestamp with time zone,
  switched_off_at timestamp with time zone,
  switched_off_by text,
  failing_since timestamp with time zone,
  failures integer DEFAULT 0 NOT NULL,
  paused_until timestamp with time zone,
  made_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CHECK (((sealed_former_secret IS NULL) = (former_until IS NULL))),
  CHECK (((switched_off_at IS NULL) = (switched_off_by IS NULL))),
  CHECK ((switched_off_by = ANY (ARRAY['person'::text, 'failures'::text, 'gone'::text])))
);
CREATE INDEX webhooks_company ON webhooks USING btree (company_id);

CREATE OR REPLACE FUNCTION count_beginning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO job_day_additions
  SELECT company_id, (NEW.created_at AT TIME ZONE 'UTC')::date, id, type, 0, 1 FROM jobs WHERE id = NEW.job_id;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION count_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_days()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE job_days SET deleted = deleted + 1
  WHERE company_id = OLD.company_id AND day = (OLD.created_at AT TIME ZONE 'UTC')::date AND job_id = OLD.job_id;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION count_format()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_format_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_formats_of_submission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_job_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_stored_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_submission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION has_written_since(submission bigint, since timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM answer_drafts WHERE answer_drafts.submission_id = submission AND answer_drafts.updated_at >= since
  );
$function$;

CREATE OR REPLACE FUNCTION hidden_jobs(company bigint, person bigint)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  SELECT ARRAY(
    SELECT jobs.id FROM jobs
    WHERE jobs.company_id = company AND jobs.team_only
      AND NOT EXISTS (SELECT FROM job_team WHERE job_team.job_id = jobs.id AND job_team.user_id = person)
    ORDER BY jobs.id
  );
$function$;

CREATE OR REPLACE FUNCTION hold_counts_of_job(job bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM submission_counts WHERE job_id = job FOR NO KEY UPDATE;
END;
$function$;

CREATE OR REPLACE FUNCTION job_of_submission(submission bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT job_id FROM submissions WHERE submissions.id = submission;
$function$;

CREATE OR REPLACE FUNCTION leave_stage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.stage_id := NULL;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION limiting_team(job bigint)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  SELECT ARRAY(SELECT user_id FROM job_team WHERE job_team.job_id = jobs.id)
  FROM jobs WHERE jobs.id = job AND jobs.team_only;
$function$;

CREATE OR REPLACE FUNCTION lock_extra_time(job bigint, candidate text)
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT pg_advisory_xact_lock(hashtextextended('extra time ' || job || ' ' || lower(candidate), 0));
$function$;

CREATE OR REPLACE FUNCTION mark_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.status IN ('reviewed', 'shortlisted', 'rejected') THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  END IF;
  IF NEW.status = 'shortlisted' THEN
    NEW.shortlisted_at := coalesce(NEW.shortlisted_at, now());
  END IF;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE FUNCTION month_of_submission(status text, submitted_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN status <> 'uploading' THEN date_trunc('month', submitted_at AT TIME ZONE 'UTC')::date END;
$function$;

CREATE OR REPLACE FUNCTION recount_stored_bytes()
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM stored_bytes;
  INSERT INTO stored_bytes SELECT company_id, sum(coalesce(kept_bytes, size_bytes)) FROM files GROUP BY company_id;
$function$;

CREATE OR REPLACE FUNCTION recount_submissions()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- A company's deletion reaches its rows from inside the foreign key's own trigger.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END
$function$;

CREATE OR REPLACE FUNCTION search_parts(company bigint, searched text)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
DECLARE
  parts bigint[] = '{}';
BEGIN
  FOR start IN 1 .. length(searched) - 2 LOOP
    parts := parts || ((company << 32) + hashtext(substr(searched, start, 3)));
  END LOOP;
  RETURN parts;
END
$function$;

CREATE OR REPLACE FUNCTION search_pattern(text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN '%' || regexp_replace(public.search_text($1), '([\\%_])', '\\\1', 'g') || '%';
END
$function$;

CREATE OR REPLACE FUNCTION search_text(text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  -- Accents may be characters of their own (NFD); unaccent knows few of these.
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize($1)));
END
$function$;

CREATE OR REPLACE FUNCTION separate_signs(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT regexp_replace(
    $1,
    '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]',
    E'\u0001\\&\u0001', 'g')
$function$;

CREATE OR REPLACE FUNCTION skip_submitted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM submissions
    WHERE job_id = NEW.job_id AND lower(candidate_email) = NEW.email AND status <> 'uploading'
      AND new_attempt_at IS NULL;
  RETURN CASE WHEN NOT FOUND THEN NEW END;
END $function$;

CREATE OR REPLACE FUNCTION take_extra_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION take_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE job_invitations SET opened_at = coalesce(opened_at, now()), started_at = now()
    WHERE id = NEW.invitation_id AND job_id = NEW.job_id AND withdrawn_at IS NULL AND started_at IS NULL;
  RETURN CASE WHEN FOUND THEN NEW END;
END $function$;

CREATE OR REPLACE FUNCTION unshare_views_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM saved_views WHERE job_id = OLD.id AND private_to IS NULL AND user_id IS NULL;
  UPDATE saved_views SET private_to = user_id WHERE job_id = OLD.id AND private_to IS NULL;
  DELETE FROM default_views USING saved_views
  WHERE saved_views.id = default_views.view_id AND saved_views.job_id = OLD.id
    AND default_views.user_id <> saved_views.private_to;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION use_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;
