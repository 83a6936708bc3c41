/** From the smallest to the largest. */
export const planNames = ['starter', 'growth', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];

const gigabyte = 1024 ** 3;

/** What a plan includes; null is without a limit. */
export type PlanLimits = {
  /** Active at once. */
  jobs: number | null;
  /** Submitted in a calendar month, UTC. */
  submissions: number | null;
  /** With those who are invited. */
  users: number | null;
  /** Bytes. */
  storage: number | null;
  /** Days that a submission is kept. */
  retention: number;
  insights: boolean;
  branding: boolean;
  /** API tokens and webhooks. */
  api: boolean;
  /** Candidates do not read that Nimble is behind it. */
  whiteLabel: boolean;
};

export type Plan = {
  id: PlanName;
  name: string;
  /** US dollars a month and a year; null: by agreement. */
  monthlyPrice: number | null;
  annualPrice: number | null;
  limits: PlanLimits;
};

/** Spec 2 §9. "50+" users of Enterprise is without a limit. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyPrice: 49,
    annualPrice: 470,
    limits: {
      jobs: 1,
      submissions: 100,
      users: 1,
      storage: 5 * gigabyte,
      retention: 30,
      insights: false,
      branding: false,
      api: false,
      whiteLabel: false,
    },
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    monthlyPrice: 189,
    annualPrice: 1890,
    limits: {
      jobs: 5,
      submissions: 300,
      users: 3,
      storage: 25 * gigabyte,
      retention: 90,
      insights: true,
      branding: true,
      api: false,
      whiteLabel: false,
    },
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: null,
    annualPrice: null,
    limits: {
      jobs: null,
      submissions: null,
      users: null,
      storage: 100 * gigabyte,
      retention: 365,
      insights: true,
      branding: true,
      api: true,
      whiteLabel: true,
    },
  },
};

/** What a year paid at once costs less than twelve months; null for a plan by agreement. */
export function annualSaving({
  monthlyPrice,
  annualPrice,
}: Plan): { dollars: number; percent: number } | null {
  if (monthlyPrice === null || annualPrice === null) return null;
  const dollars = 12 * monthlyPrice - annualPrice;
  return { dollars, percent: Math.round((100 * dollars) / (12 * monthlyPrice)) };
}

/** Is the other plan a larger one? */
export function isUpgrade(from: PlanName, to: PlanName): boolean {
  return planNames.indexOf(to) > planNames.indexOf(from);
}

export type CountedLimit = 'jobs' | 'submissions' | 'users' | 'storage';

/** Used up, these let no candidate begin. */
export const closingLimits = ['submissions', 'storage'] as const satisfies readonly CountedLimit[];
export type ClosingLimit = (typeof closingLimits)[number];

/** What a link can turn candidates away for: one of these, or because the plan has paused its job. */
export const turningLimits = [...closingLimits, 'jobs'] as const satisfies readonly CountedLimit[];
export type TurningLimit = (typeof turningLimits)[number];

/** From which share of a limit on people are warned. */
export const warnFrom = 0.8;
