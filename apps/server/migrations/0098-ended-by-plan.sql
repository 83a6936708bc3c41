-- AI analysis that a plan has switched off, not a person: it comes back with the next plan that includes it.
ALTER TABLE companies
  ADD COLUMN insights_ended_by_plan boolean NOT NULL DEFAULT false,
  ADD COLUMN behavioral_insights_ended_by_plan boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT companies_insights_ended CHECK (NOT (insights AND insights_ended_by_plan));

-- Every switch that a person makes stands in the audit log, and companies begin with it on. Where it is off and nobody
-- turned it off, the plan did. The task that runs each hour turns it on again where the plan includes it.
WITH chosen AS (
  SELECT DISTINCT ON (company_id) company_id, details FROM audit_events
  WHERE action = 'company.insights_changed' ORDER BY company_id, id DESC
), off AS (
  SELECT companies.id, chosen.details FROM companies LEFT JOIN chosen ON chosen.company_id = companies.id
  WHERE NOT companies.insights AND coalesce((chosen.details ->> 'insights')::boolean, true)
)
UPDATE companies SET
  insights_ended_by_plan = true,
  behavioral_insights_ended_by_plan = coalesce((off.details ->> 'behavioral')::boolean, false)
FROM off WHERE off.id = companies.id;
