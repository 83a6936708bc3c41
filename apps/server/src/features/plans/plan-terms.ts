import { type BillingCycle, type PlanName, planNames, plans } from '@nimble/contracts/plans';

/** What of a company's row says which plan is in force. */
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

/** The plan of this moment, whether or not the clock's task has written it down yet. */
export function planAt(terms: Terms, now: Date): PlanName {
  if (terms.next_plan !== null && terms.next_plan_at !== null && terms.next_plan_at <= now)
    return terms.next_plan;
  return terms.trial_ends_at !== null && terms.trial_ends_at <= now ? 'starter' : terms.plan;
}

/** When the trial, or else the month or year that is paid for, ends. Months keep the day they began on where they have it. */
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

/** Has a person chosen the plan of this moment? A trial is nobody's choice. */
export function isChosen(terms: Terms, now: Date): boolean {
  return terms.plan_chosen_at !== null && !isOnTrial(terms, now);
}

export function limitsAt(terms: Terms, now: Date) {
  return plans[planAt(terms, now)].limits;
}

/** The plans that include what a company can switch on; all of them where companies are not held to their plans. */
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
