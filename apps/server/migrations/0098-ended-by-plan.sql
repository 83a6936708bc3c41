-- AI analysis that a plan has switched off, not a person: it comes back with the next plan that includes it.
ALTER TABLE companies
  ADD COLUMN insights_ended_by_plan boolean NOT NULL DEFAULT false,
  ADD COLUMN behavioral_insights_ended_by_plan boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT companies_insights_ended CHECK (NOT (insights AND insights_ended_by_plan));

-- Every switch that a person makes stands in the audit log. Where the last one turned it on and it is off all the same,
-- the plan did that. The task that runs each hour turns it on again where the plan includes it.
WITH chosen AS (
  SELECT DISTINCT ON (company_id) company_id, details FROM audit_events
  WHERE action = 'company.insights_changed' ORDER BY company_id, id DESC
)
UPDATE companies SET
  insights_ended_by_plan = true,
  behavioral_insights_ended_by_plan = coalesce((chosen.details ->> 'behavioral')::boolean, false)
FROM chosen
WHERE chosen.company_id = companies.id AND NOT companies.insights AND (chosen.details ->> 'insights')::boolean;
