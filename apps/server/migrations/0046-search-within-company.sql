-- A search looks into one company: the company stands in the index, so that a common name brings no rows of the others.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX submissions_name;
DROP INDEX submissions_email;
CREATE INDEX submissions_name ON submissions USING gin (company_id, lower(candidate_name) gin_trgm_ops)
  WHERE status <> 'uploading';
CREATE INDEX submissions_email ON submissions USING gin (company_id, lower(candidate_email) gin_trgm_ops)
  WHERE status <> 'uploading';
