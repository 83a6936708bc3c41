ALTER TABLE companies
  -- People have stopped the erasing: from the first moment on, until the second or until they let it go on.
  ADD COLUMN retention_paused_at timestamptz,
  ADD COLUMN retention_paused_until timestamptz,
  ADD CONSTRAINT companies_retention_pause CHECK (retention_paused_at IS NOT NULL OR retention_paused_until IS NULL);

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
