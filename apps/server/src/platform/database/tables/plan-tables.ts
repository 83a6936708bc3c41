import type { BillingCycle, PlanName } from '@nimble/contracts/plans';
import type { Generated } from 'kysely';
import type { CreatedAt, Id, Later } from '../column-types.ts';

/** The plan columns of a company's row. */
export type PlanColumns = {
  plan: Generated<PlanName>;
  billing: Generated<BillingCycle>;
  cycle_started_at: Generated<Date>;
  trial_ends_at: Later<Date>;
  next_plan: Later<PlanName>;
  next_plan_at: Later<Date>;
  /** null: no person has chosen the plan. */
  plan_chosen_at: Later<Date>;
  retention_paused_at: Later<Date>;
  retention_paused_until: Later<Date>;
  shows_branding: Generated<boolean>;
  has_api: Generated<boolean>;
  shows_nimble: Generated<boolean>;
  /** Deadline for choosing what stays of what is above the plan's limits. */
  choose_by: Later<Date>;
  /** Features that a plan has switched off and the next one that includes them switches on again. */
  insights_ended_by_plan: Generated<boolean>;
  behavioral_insights_ended_by_plan: Generated<boolean>;
  /** The payment provider's id of the company. */
  payment_customer: Later<string>;
  payment_subscription: Later<string>;
  payment_failed_at: Later<Date>;
};

type RetentionRunsTable = {
  id: Id;
  company_id: number;
  kind: 'warned' | 'erased';
  before: Date;
  submissions: number;
  files: Generated<number>;
  bytes: Generated<number>;
  failed: Generated<number>;
  created_at: CreatedAt;
};

type PaymentEventsTable = { id: string; type: string; received_at: Generated<Date> };

type TurnedAwayTable = { company_id: number; job_id: number; day: Date; times: Generated<number> };

type PlanNoticesTable = { company_id: number; kind: string; period: string; created_at: CreatedAt };

type PlanKeptTable = { company_id: number; kind: 'job' | 'user'; subject_id: number };

/** Tables of plans and their effects on a company. */
export type PlanTables = {
  retention_runs: RetentionRunsTable;
  payment_events: PaymentEventsTable;
  plan_kept: PlanKeptTable;
  plan_notices: PlanNoticesTable;
  turned_away: TurnedAwayTable;
};
