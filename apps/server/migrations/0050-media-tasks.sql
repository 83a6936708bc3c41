-- What is done with a submission after it was sent: each step with its state, for people to see and to start again.
CREATE TABLE media_tasks (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  task text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  failure text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (submission_id, task)
);

INSERT INTO media_tasks (submission_id, company_id, task, state, progress, failure)
SELECT
  id,
  company_id,
  'join',
  CASE WHEN video_file_id IS NOT NULL THEN 'done' WHEN join_failure IS NOT NULL THEN 'failed' ELSE 'waiting' END,
  CASE WHEN video_file_id IS NOT NULL THEN 100 ELSE 0 END,
  CASE WHEN video_file_id IS NULL THEN join_failure END
FROM submissions
WHERE status <> 'uploading';

ALTER TABLE submissions DROP COLUMN join_failure;

-- How loud a joined video is over its length; gone with the video that was measured.
CREATE TABLE waveforms (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  video_file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  seconds_per_peak double precision NOT NULL,
  -- One byte a peak.
  peaks bytea NOT NULL
);
CREATE INDEX waveforms_video ON waveforms (video_file_id);
