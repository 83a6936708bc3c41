-- When a person last chose the plan in force, or the one that waits; null: nobody has, and nothing is erased by its days.
ALTER TABLE companies ADD COLUMN plan_chosen_at timestamptz;
UPDATE companies SET plan_chosen_at = coalesce(
  (SELECT max(audit_events.created_at) FROM audit_events
    WHERE audit_events.company_id = companies.id AND audit_events.action = 'company.plan_chosen'),
  now())
WHERE payment_subscription IS NOT NULL OR EXISTS (
  SELECT FROM audit_events
  WHERE audit_events.company_id = companies.id AND audit_events.action = 'company.plan_chosen');

-- The page of the company that a notification is about, where it is about no candidate and no job.
ALTER TABLE notifications ADD COLUMN page text CHECK (page IN ('plans', 'retention'));
