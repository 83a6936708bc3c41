-- Notifications by mail, each person for themselves. Mails are about what is newer than `mailed_through`; a daily one is due
-- when the person's hour, UTC, has come since `mailed_at`.
ALTER TABLE users
  ADD COLUMN notification_mails text NOT NULL DEFAULT 'off'
    CHECK (notification_mails IN ('off', 'at_once', 'daily')),
  ADD COLUMN notification_mail_hour smallint NOT NULL DEFAULT 8 CHECK (notification_mail_hour BETWEEN 0 AND 23),
  ADD COLUMN notifications_mailed_through bigint NOT NULL DEFAULT 0,
  ADD COLUMN notifications_mailed_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX users_daily_mails ON users (notification_mail_hour, notifications_mailed_at)
  WHERE notification_mails = 'daily';

-- What the payment provider knows a company by; null for those who pay nothing.
ALTER TABLE companies
  ADD COLUMN payment_customer text UNIQUE,
  ADD COLUMN payment_subscription text UNIQUE,
  -- The last payment has failed and none has succeeded since.
  ADD COLUMN payment_failed_at timestamptz;

-- What the provider has told already: it tells some things twice.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_received ON payment_events (received_at);
