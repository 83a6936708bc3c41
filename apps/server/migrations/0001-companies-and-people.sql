-- Companies, their files, what their people may do, and who is signed in. Times are UTC.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- A text as it is searched, without case and accents: "martinez" finds Sofía Martínez. `unaccent` is STABLE, because an
-- administrator could edit its rules; an index needs IMMUTABLE. Names are qualified, because PostgreSQL maintains indexes
-- with a search path of its own. plpgsql, because PostgreSQL can inline neither, and this takes half the time of SQL.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- Accents may be characters of their own (NFD); unaccent knows few of these.
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize($1)));
END
$$;

-- What a text that contains this, whatever its case and accents, is `like`. Wildcards stand for themselves; they are
-- escaped last, because unaccent makes a percent sign of a wide one.
CREATE FUNCTION search_pattern(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN '%' || regexp_replace(public.search_text($1), '([\\%_])', '\\\1', 'g') || '%';
END
$$;

-- Each character of a script without spaces between words becomes a word of the search, so that a word inside a sentence is found.
-- U+0001 separates them in every locale and is in no stored text. It is no blank, so characters beside each other are searched as a
-- phrase. These are the common characters of the scripts of `unspaced` in the contracts.
CREATE FUNCTION separate_signs(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    $1,
    '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]',
    E'\u0001\\&\u0001', 'g')
$$;

-- The parts of three characters of a searched text, each as a number that begins with its company: an index of them finds the
-- texts of one company that contain another text, and reads nothing of other companies. Two parts may have one number, so what it
-- finds is compared. A loop, because it takes a third of the time of a query; a high cost, so that PostgreSQL compares first.
CREATE FUNCTION search_parts(company bigint, searched text) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  parts bigint[] = '{}';
BEGIN
  FOR start IN 1 .. length(searched) - 2 LOOP
    parts := parts || ((company << 32) + hashtext(substr(searched, start, 3)));
  END LOOP;
  RETURN parts;
END
$$;

CREATE TABLE companies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  website text,
  logo_file_id bigint,
  primary_color text NOT NULL,
  secondary_color text NOT NULL,
  accent_color text NOT NULL,
  -- Whom candidates may ask about the job and their data, as the first page of each interview says.
  contact_name text,
  contact_email text,
  -- Of emails to team members who have chosen none, and of what candidates get. Null: emails are in English, and pages
  -- follow the browser.
  language text CHECK (language IN ('en', 'es', 'fr', 'de')),

  -- How many days before the deadline invited candidates get a reminder.
  reminder_days smallint[] NOT NULL DEFAULT '{2}' CHECK (
    cardinality(reminder_days) <= 3 AND 1 <= ALL (reminder_days) AND 30 >= ALL (reminder_days)
  ),

  -- Within how many days after submitting candidates are promised an answer; null: no promise.
  answer_days smallint CHECK (answer_days BETWEEN 1 AND 90),
  -- Whether a candidate's page shows the day on which a team member first watched the answers, and decisions that no email
  -- has announced (decision 057).
  shows_watched boolean NOT NULL DEFAULT false,
  shows_decisions boolean NOT NULL DEFAULT false,
  -- A promise to candidates, which holds for each job that does not say otherwise.
  video_never_required boolean NOT NULL DEFAULT false,
  -- Recordings whose pictures were encoded for the joined video: without them only these pictures stay.
  keeps_encoded_recordings boolean NOT NULL DEFAULT true,

  -- Whether the company uses automated insights, and of what.
  insights boolean NOT NULL DEFAULT true,
  -- Without them what was measured is shown alone (decision 050).
  insight_scores boolean NOT NULL DEFAULT true,
  insights_level text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN NOT insights THEN 'nothing' WHEN insight_scores THEN 'scores' ELSE 'facts' END
  ) STORED,
  behavioral_insights boolean NOT NULL DEFAULT false,
  -- Switched off by a plan and not by a person: on again with the next plan that includes it.
  insights_ended_by_plan boolean NOT NULL DEFAULT false,
  behavioral_insights_ended_by_plan boolean NOT NULL DEFAULT false,

  -- What the company pays for. It begins with 14 days of Growth.
  plan text NOT NULL DEFAULT 'growth' CHECK (plan IN ('starter', 'growth', 'enterprise')),
  billing text NOT NULL DEFAULT 'monthly' CHECK (billing IN ('monthly', 'annual')),
  cycle_started_at timestamptz NOT NULL DEFAULT now(),
  -- null: no trial, or one that has become a plan.
  trial_ends_at timestamptz DEFAULT now() + interval '14 days',
  -- A downgrade waits here for the end of the cycle.
  next_plan text CHECK (next_plan IN ('starter', 'growth', 'enterprise')),
  next_plan_at timestamptz,
  -- When a person last chose the plan in force, or the one that waits. null: nobody has, and its days erase nothing.
  plan_chosen_at timestamptz,
  -- Until when the company chooses what stays within smaller limits. null: nothing is above them, or nobody knows yet.
  choose_by timestamptz,
  -- Kept with the plan, so that pages of people outside need to know nothing of plans.
  shows_branding boolean NOT NULL DEFAULT true,
  -- Whether API tokens and webhooks work, and whether candidates read that Nimble is behind it.
  has_api boolean NOT NULL DEFAULT true,
  shows_nimble boolean NOT NULL DEFAULT false,
  -- The payment provider's ids of the company. null for those who pay nothing.
  payment_customer text UNIQUE,
  payment_subscription text UNIQUE,
  -- The last payment has failed and none has succeeded since.
  payment_failed_at timestamptz,
  -- People have stopped the erasing: from the first moment on, until the second or until they let it go on.
  retention_paused_at timestamptz,
  retention_paused_until timestamptz,

  -- The master has stopped the company: its people read, and it reaches nobody outside.
  stopped_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT companies_insights_ended CHECK (NOT (insights AND insights_ended_by_plan)),
  CONSTRAINT companies_next_plan CHECK ((next_plan IS NULL) = (next_plan_at IS NULL)),
  CONSTRAINT companies_retention_pause CHECK (retention_paused_at IS NOT NULL OR retention_paused_until IS NULL)
);
CREATE UNIQUE INDEX companies_name ON companies (lower(name));
CREATE INDEX companies_logo ON companies (logo_file_id) WHERE logo_file_id IS NOT NULL;
CREATE INDEX companies_plan_ends ON companies (least(trial_ends_at, next_plan_at))
  WHERE trial_ends_at IS NOT NULL OR next_plan_at IS NOT NULL;

CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  name text NOT NULL,
  mime text NOT NULL,
  size_bytes bigint NOT NULL,
  -- A recording whose packets its film holds as well: the film, and the bytes of the rest that is stored of it.
  film_file_id bigint REFERENCES files,
  kept_bytes bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT files_rest CHECK ((film_file_id IS NULL) = (kept_bytes IS NULL))
);
CREATE INDEX files_company ON files (company_id);
CREATE INDEX files_film ON files (film_file_id) WHERE film_file_id IS NOT NULL;

-- Keys whose bytes are being stored and whose row of files follows. A process that is killed in between leaves its key here.
-- While a sweep erases what such a process left, nothing new may come under its key.
CREATE TABLE arriving_files (
  storage_key text PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  is_being_erased boolean NOT NULL DEFAULT false
);
CREATE INDEX arriving_files_began ON arriving_files (began_at);

ALTER TABLE companies ADD FOREIGN KEY (logo_file_id) REFERENCES files ON DELETE SET NULL;

-- Built-in roles have no company; what they may do stands in the code, so that an upgrade needs no migration.
CREATE TABLE roles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  permissions jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roles_permissions CHECK ((company_id IS NULL) = (permissions IS NULL))
);
CREATE UNIQUE INDEX roles_name ON roles (coalesce(company_id, 0), lower(name));
INSERT INTO roles (name) VALUES ('master'), ('admin'), ('sub_admin'), ('viewer'), ('authenticated');

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  role_id bigint NOT NULL REFERENCES roles,
  username text NOT NULL,
  email text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('local', 'google')),
  -- Google's own id of an account: an address may change hands, this does not.
  google_subject text,
  password_hash text,
  confirmed_at timestamptz,
  -- Since when the plan has no room for this user, who cannot sign in until it has.
  paused_by_plan_at timestamptz,

  display_name text,
  first_name text,
  last_name text,
  position text,
  bio text,
  phone text CHECK (phone ~ '^\+[1-9][0-9]{0,2} [0-9]{10}$'),
  location text,
  website text,
  avatar_file_id bigint REFERENCES files ON DELETE SET NULL,
  theme text NOT NULL DEFAULT 'light' CHECK (theme IN ('light', 'dark')),
  -- Null until it is chosen: then pages follow the browser.
  language text CHECK (language IN ('en', 'es', 'fr', 'de')),

  -- A daily email about notifications is due when the person's hour, UTC, has come since `notifications_mailed_at`.
  notification_mails text NOT NULL DEFAULT 'off' CHECK (notification_mails IN ('off', 'at_once', 'daily')),
  notification_mail_hour smallint NOT NULL DEFAULT 8 CHECK (notification_mail_hour BETWEEN 0 AND 23),
  notifications_mailed_at timestamptz NOT NULL DEFAULT now(),
  -- The daily email about reviews that are due, at the same hour: the last days (UTC) on which it was planned, and on
  -- which the mail server may have accepted it.
  due_mails boolean NOT NULL DEFAULT false,
  due_mail_planned_on date,
  due_mail_sent_on date,

  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- A password may be missing until the address is confirmed: who confirms an invitation chooses one.
  CONSTRAINT users_password CHECK (provider <> 'local' OR password_hash IS NOT NULL OR confirmed_at IS NULL)
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE UNIQUE INDEX users_google_subject ON users (google_subject);
CREATE INDEX users_company ON users (company_id);
CREATE INDEX users_role ON users (role_id);
CREATE INDEX users_avatar ON users (avatar_file_id) WHERE avatar_file_id IS NOT NULL;
CREATE INDEX users_paused_by_plan ON users (company_id) WHERE paused_by_plan_at IS NOT NULL;
CREATE INDEX users_daily_mails ON users (notification_mail_hour, notifications_mailed_at)
  WHERE notification_mails = 'daily';
CREATE INDEX users_due_mails ON users (due_mail_planned_on) WHERE due_mails;

-- Files that people of a company put here themselves: pictures and logos. One that nothing refers to is swept.
CREATE TABLE uploads (
  file_id bigint PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'logo')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_company ON uploads (company_id);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_age ON uploads (created_at);
