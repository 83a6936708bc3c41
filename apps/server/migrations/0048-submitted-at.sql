-- When the candidate sent the interview. `completed_at` says so only until a reviewer moves the submission to reviewed,
-- which sets it anew.
ALTER TABLE submissions ADD COLUMN submitted_at timestamptz;
UPDATE submissions SET submitted_at = completed_at WHERE status <> 'uploading';
