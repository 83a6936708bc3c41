/** From the smallest to the largest. */
export const planNames = ['starter', 'growth', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

export function isPlanName(name: string): name is PlanName {
  return planNames.some((known) => known === name);
}

export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];

const gigabyte = 1024 ** 3;

/** What a plan includes; null is without a limit. */
export type PlanLimits = {
  /** Active at once. */
  jobs: number | null;
  /** Submitted in a calendar month, UTC. */
  submissions: number | null;
  /** Including invited ones. */
  users: number | null;
  /** Bytes. */
  storage: number | null;
  /** Days that a submission is kept. */
  retention: number;
  insights: boolean;
  branding: boolean;
  /** API tokens and webhooks. */
  api: boolean;
  /** Candidates do not see Nimble's name. */
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

/** Enterprise's "50+" users means no limit. */
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

/** How much less a year costs than twelve months; null for a plan by agreement. */
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

/** Is the other plan a smaller one? */
export function isDowngrade(from: PlanName, to: PlanName): boolean {
  return isUpgrade(to, from);
}

export type CountedLimit = 'jobs' | 'submissions' | 'users' | 'storage';

/** When one of these is used up, no candidate can begin. */
export const closingLimits = ['submissions', 'storage'] as const satisfies readonly CountedLimit[];
export type ClosingLimit = (typeof closingLimits)[number];

/** Why a link can turn candidates away: one of these limits, or a job that the plan has paused. */
export const turningLimits = [...closingLimits, 'jobs'] as const satisfies readonly CountedLimit[];
export type TurningLimit = (typeof turningLimits)[number];

/** Share of a limit from which people are warned. */
export const warnFrom = 0.8;
