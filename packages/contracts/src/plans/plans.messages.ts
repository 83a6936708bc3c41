import { type ClosingLimit, type CountedLimit, type PlanName, plans } from './plans.catalogue.ts';

const waysOut: Readonly<Record<CountedLimit, string>> = {
  jobs: 'Pause or close another job, or upgrade under Plans.',
  submissions: 'The count starts again on the first of the month; for more, upgrade under Plans.',
  users: 'Remove somebody, or upgrade under Plans.',
  storage: 'Delete submissions that you no longer need, or upgrade under Plans.',
};

function amountOf(limit: CountedLimit, most: number): string {
  switch (limit) {
    case 'jobs':
      return most === 1 ? '1 active job' : `${most} active jobs`;
    case 'submissions':
      return `${most} submissions a month`;
    case 'users':
      return most === 1 ? '1 user' : `${most} users`;
    case 'storage':
      return `${most / 1024 ** 3} GB of storage`;
  }
}

/** How much of a limit is used, as the page Plans shows it. */
export function usedOf(limit: CountedLimit, used: number, most: number): string {
  const counted = `${used.toLocaleString('en')} of ${most.toLocaleString('en')}`;
  switch (limit) {
    case 'jobs':
      return `${counted} active jobs`;
    case 'submissions':
      return `${counted} submissions this month`;
    case 'users':
      return `${counted} users`;
    case 'storage':
      return `${gigabytes(used)} of ${gigabytes(most)} of storage`;
  }
}

const gigabytes = (bytes: number) =>
  `${(bytes / 1024 ** 3).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
const timesOf = (times: number) => (times === 1 ? 'once' : `${times.toLocaleString('en')} times`);

/** Each names the limit and the way out. */
export const planMessages = {
  limitReached: (plan: PlanName, limit: CountedLimit, most: number) =>
    `Your ${plans[plan].name} plan includes ${amountOf(limit, most)}. ${waysOut[limit]}`,
  turnedAwayTitle: 'Candidates are turned away',
  turnedAway: (limit: ClosingLimit, used: number, most: number, times: number) =>
    `${usedOf(limit, used, most)}: your interview links turn candidates away. It has happened ${timesOf(times)} this month. ${waysOut[limit]}`,
  byAgreement: 'Enterprise is by agreement: Contact Sales under Plans, and we set it up with you.',
  paymentRefused:
    'The payment was refused, and your plan has not changed. Check your means of payment and try again.',
  noBranding: (plan: PlanName) =>
    `Your ${plans[plan].name} plan does not include branding. Upgrade to Growth or Enterprise under Plans to use your own colours and logo.`,
  noInsights: (plan: PlanName) =>
    `Your ${plans[plan].name} plan does not include AI analysis. Upgrade to Growth or Enterprise under Plans to turn it on.`,
} as const;
