-- What was measured in the answers of a submission. Only where it may be: `findAllowedInsights` is asked before.
CREATE TABLE insights (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  overall_score double precision CHECK (overall_score BETWEEN 0 AND 100),
  findings jsonb NOT NULL,
  -- From a consent of its own.
  behavioral jsonb,
  computed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX insights_company ON insights (company_id);
