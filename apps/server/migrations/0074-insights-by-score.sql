-- The candidates with the highest scores, for the dashboard. It also finds a company's insights.
CREATE INDEX insights_score ON insights (company_id, overall_score DESC, submission_id DESC)
  WHERE overall_score IS NOT NULL;
