-- What people are told, each for themselves. A candidate's name in one goes with the candidate's submission.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL CHECK (
    type IN ('submission_update', 'job_update', 'success', 'warning', 'error', 'info')
  ),
  title text NOT NULL,
  message text NOT NULL,
  submission_id bigint REFERENCES submissions ON DELETE CASCADE,
  job_id bigint REFERENCES jobs ON DELETE CASCADE,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_user ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_submission ON notifications (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX notifications_job ON notifications (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX notifications_company ON notifications (company_id);
CREATE INDEX notifications_created ON notifications (created_at);
