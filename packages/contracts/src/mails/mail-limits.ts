import type { PlanName } from '../plans/plans.catalog.ts';

/**
 * Maximum of emails that a company may cause to people outside within 24 hours: invitations, reminders, new
 * attempts, decisions and invitations to its team, each resend counted again. It grows with the company's age and its
 * plan; a trial counts as Starter, so that a larger number always costs something.
 */
const companyMailsPerDay: Readonly<
  Record<PlanName, readonly { readonly fromDay: number; readonly most: number }[]>
> = {
  starter: [
    { fromDay: 60, most: 300 },
    { fromDay: 14, most: 200 },
    { fromDay: 3, most: 100 },
    { fromDay: 0, most: 50 },
  ],
  growth: [
    { fromDay: 60, most: 1000 },
    { fromDay: 14, most: 500 },
    { fromDay: 3, most: 200 },
    { fromDay: 0, most: 100 },
  ],
  enterprise: [
    { fromDay: 60, most: 2000 },
    { fromDay: 14, most: 1000 },
    { fromDay: 3, most: 500 },
    { fromDay: 0, most: 200 },
  ],
};

export function mostCompanyMails(plan: PlanName, daysOld: number): number {
  const steps = companyMailsPerDay[plan];
  return steps.find(({ fromDay }) => daysOld >= fromDay)?.most ?? 0;
}

/**
 * Emails of one kind to one address within 24 hours, over all senders: password reset, verification, link to continue.
 */
export const mostMailsPerAddress = 10;
