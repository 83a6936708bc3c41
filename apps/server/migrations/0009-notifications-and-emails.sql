-- Notifications of people, and emails to people outside.

-- Each person has rows of their own. A candidate's name in one goes with the candidate's submission.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL CHECK (
    type IN ('submission_update', 'job_update', 'success', 'warning', 'error', 'info')
  ),
  -- What a person has written; else the code and the values of what Nimble notifies of.
  title text,
  message text,
  notice jsonb CHECK ((notice IS NULL) = (title IS NOT NULL AND message IS NOT NULL)),
  submission_id bigint REFERENCES submissions ON DELETE CASCADE,
  job_id bigint REFERENCES jobs ON DELETE CASCADE,
  -- The page of the company that it is about, where it is about no candidate and no job.
  page text CHECK (page IN ('plans', 'retention')),
  read_at timestamptz,
  -- When an email told of it, or the person chose emails only after it. Kept with each one, because a transaction may
  -- end after another one that has stored newer ones.
  mailed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_user ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_submission ON notifications (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX notifications_job ON notifications (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX notifications_company ON notifications (company_id);
CREATE INDEX notifications_created ON notifications (created_at);

-- Whom a note or a comment mentions, so that each gets one notification. Without a comment: the note.
CREATE TABLE mentions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  video_comment_id bigint REFERENCES video_comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (submission_id, video_comment_id, user_id)
);
CREATE INDEX mentions_company ON mentions (company_id);
CREATE INDEX mentions_comment ON mentions (video_comment_id) WHERE video_comment_id IS NOT NULL;
CREATE INDEX mentions_user ON mentions (user_id);

-- Emails to people outside, for the limits of a day and for the master. Without a company: those that
-- people without an account have caused. Addresses are kept as keyed digests alone; rows go after eight days.
CREATE TABLE company_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL,
  address_digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_mails_company ON company_mails (company_id, created_at);
CREATE INDEX company_mails_address ON company_mails (address_digest, created_at);
CREATE INDEX company_mails_age ON company_mails (created_at);

-- Who wants no more emails of a company.
CREATE TABLE mail_stops (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  address_digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, address_digest)
);

-- A company's own words for emails to candidates; the defaults stand in the code. Fields are in braces.
CREATE TABLE mail_templates (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (
    kind IN ('invitation', 'reminder', 'received', 'seen', 'next_step', 'rejected')
  ),
  language text NOT NULL CHECK (language IN ('en', 'es', 'fr', 'de')),
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kind, language)
);

-- Emails to candidates about decisions, as they are sent; undoing a decision deletes those that wait.
CREATE TABLE decision_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('seen', 'next_step', 'rejected')),
  language text NOT NULL CHECK (language IN ('en', 'es', 'fr', 'de')),
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  send_at timestamptz NOT NULL,
  -- Set before the mail server can accept it: from then on it is never sent again.
  handed_over_at timestamptz,
  sent_at timestamptz,
  failure text CHECK (failure IN ('refused', 'unreachable', 'unsubscribed', 'closed', 'unclear')),
  failed_at timestamptz,
  CONSTRAINT decision_mails_sent_once CHECK (sent_at IS NULL OR (handed_over_at IS NOT NULL AND failed_at IS NULL)),
  CONSTRAINT decision_mails_failure CHECK (failed_at IS NULL OR failure IS NOT NULL)
);
CREATE INDEX decision_mails_company ON decision_mails (company_id);
-- Each kind reaches a candidate once; one that certainly did not leave may be followed by another.
CREATE UNIQUE INDEX decision_mails_once ON decision_mails (submission_id, kind)
  WHERE failed_at IS NULL OR handed_over_at IS NOT NULL;
CREATE INDEX decision_mails_submission ON decision_mails (submission_id);

-- What opens the page of mails that were not sent: links that work once, and the browsers that came by one. Only hashes are kept.
CREATE TABLE outbox_keys (
  key_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('start_link', 'master_link', 'browser')),
  expires_at timestamptz NOT NULL
);
