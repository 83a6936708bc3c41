-- The jobs page finds, orders and counts in the index alone: a company's jobs from the newest on, each with what the
-- page searches and filters. `lower(title)` is what is compared; PostgreSQL reads it from here only if it has `title` too.
CREATE INDEX jobs_listed ON jobs (company_id, created_at DESC, id DESC, lower(title)) INCLUDE (title, status);
DROP INDEX jobs_newest;
