-- Whether a company uses automated insights, and of what; a candidate's consent to them, apart from that to be recorded.
ALTER TABLE companies
  ADD insights boolean NOT NULL DEFAULT true,
  ADD behavioral_insights boolean NOT NULL DEFAULT false;
ALTER TABLE submissions
  ADD insights_consent_version text,
  ADD performance_consented_at timestamptz,
  ADD behavioral_consented_at timestamptz,
  ADD CONSTRAINT submissions_insights_consent CHECK (
    (insights_consent_version IS NULL) = (performance_consented_at IS NULL AND behavioral_consented_at IS NULL)
  );
