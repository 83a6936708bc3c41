-- Companies that `--demo` has made, and the person whom its links sign in. Without `finished_at` the making was stopped in
-- the middle: the next start erases the company and begins again.
CREATE TABLE demo_companies (
  company_id bigint PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  finished_at timestamptz
);
CREATE INDEX demo_companies_user ON demo_companies (user_id);
