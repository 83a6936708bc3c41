import { type BillingCycle, type PlanName, planNames, plans } from '@nimble/contracts/plans';

/** The columns of a company's row that determine the current plan. */
export type Terms = {
  plan: PlanName;
  billing: BillingCycle;
  cycle_started_at: Date;
  trial_ends_at: Date | null;
  next_plan: PlanName | null;
  next_plan_at: Date | null;
  /** When a person last chose a plan; null: the plan has come by itself. */
  plan_chosen_at: Date | null;
};

/** The plan at this moment, whether or not the scheduled task has stored it yet. */
export function planAt(terms: Terms, now: Date): PlanName {
  if (terms.next_plan !== null && terms.next_plan_at !== null && terms.next_plan_at <= now)
    return terms.next_plan;
  return terms.trial_ends_at !== null && terms.trial_ends_at <= now ? 'starter' : terms.plan;
}

/** The end of the trial, or else of the paid month or year. Months keep their starting day where possible. */
export function cycleEnd(terms: Terms, now: Date): Date {
  if (terms.trial_ends_at !== null && terms.trial_ends_at > now) return terms.trial_ends_at;
  const months = terms.billing === 'annual' ? 12 : 1;
  let count = 0;
  let end = terms.cycle_started_at;
  while (end <= now) {
    count += 1;
    end = monthsAfter(terms.cycle_started_at, count * months);
  }
  return end;
}

function monthsAfter(start: Date, months: number): Date {
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

export function isOnTrial({ trial_ends_at: end }: Terms, now: Date): boolean {
  return end !== null && end > now;
}

/** Has a person chosen the current plan? A trial is not chosen. */
export function isChosen(terms: Terms, now: Date): boolean {
  return terms.plan_chosen_at !== null && !isOnTrial(terms, now);
}

export function limitsAt(terms: Terms, now: Date) {
  return plans[planAt(terms, now)].limits;
}

/** The plans that include a feature; all of them where plans are not enforced. */
export function plansIncluding({ planEnforcement }: { planEnforcement: 'on' | 'off' }) {
  const including = (feature: 'insights' | 'branding' | 'api' | 'whiteLabel') =>
    planNames.filter((name) => planEnforcement === 'off' || plans[name].limits[feature]);
  return {
    insights: including('insights'),
    branding: including('branding'),
    api: including('api'),
    whiteLabel: including('whiteLabel'),
  };
}
