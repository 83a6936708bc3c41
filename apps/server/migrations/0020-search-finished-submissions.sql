-- An interview begun and left is never searched for: only what is shown among candidates is kept in the indexes of
-- names and addresses, so that beginning an interview need not write them.
DROP INDEX submissions_name;
DROP INDEX submissions_email;
CREATE INDEX submissions_name ON submissions USING gin (lower(candidate_name) gin_trgm_ops) WHERE status <> 'uploading';
CREATE INDEX submissions_email ON submissions USING gin (lower(candidate_email) gin_trgm_ops) WHERE status <> 'uploading';
