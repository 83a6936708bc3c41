import {
  type ClosingLimit,
  type CountedLimit,
  type PlanName,
  plans,
  type TurningLimit,
} from './plans.catalogue.ts';

/** What to do at a limit. */
const waysOut: Readonly<Record<CountedLimit, string>> = {
  jobs: 'Pause or close another job, or upgrade under Plans.',
  submissions: 'The count restarts on the first of the month; for more, upgrade under Plans.',
  users: 'Delete a team member, or upgrade under Plans.',
  storage: 'Delete submissions that you no longer need, or upgrade under Plans.',
};

/** How much a plan includes, as part of a sentence. */
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
function usedOf(limit: CountedLimit, used: number, most: number | null): string {
  const counted =
    most === null
      ? used.toLocaleString('en')
      : `${used.toLocaleString('en')} of ${most.toLocaleString('en')}`;
  switch (limit) {
    case 'jobs':
      return `${counted} active jobs`;
    case 'submissions':
      return `${counted} submissions this month`;
    case 'users':
      return `${counted} users`;
    case 'storage':
      return `${gigabytes(used)}${most === null ? '' : ` of ${gigabytes(most)}`} of storage`;
  }
}

type Amounts = { jobs: number; users: number };

function amountsOf({ jobs, users }: Amounts): string {
  const parts = [
    ...(jobs === 0 ? [] : [amountOf('jobs', jobs)]),
    ...(users === 0 ? [] : [amountOf('users', users)]),
  ];
  return parts.join(' and ');
}

/** The names come last, because long notifications are truncated. */
function namedAmounts(jobs: readonly string[], users: number): string {
  const parts = [
    ...(users === 0 ? [] : [amountOf('users', users)]),
    ...(jobs.length === 0
      ? []
      : [`${jobs.length === 1 ? 'the job' : `${jobs.length} jobs:`} ${jobs.join(', ')}`]),
  ];
  return parts.join(' and ');
}

function switchedOff(names: readonly string[], what: string): string {
  return names.map((name) => ` ${name.charAt(0).toUpperCase()}${name.slice(1)} ${what}.`).join('');
}

const gigabytes = (bytes: number) =>
  `${(bytes / 1024 ** 3).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
const timesOf = (times: number) => (times === 1 ? 'once' : `${times.toLocaleString('en')} times`);

/** Each names the limit and the solution. */
export const planMessages = {
  used: (limit: ClosingLimit, level: 'nearly' | 'full', used: number, most: number) => {
    const name = limit === 'submissions' ? 'Submissions' : 'Storage';
    return level === 'full'
      ? {
          title: `${name} used up`,
          text: `${usedOf(limit, used, most)}: your interview links turn new candidates away. Candidates who have started can finish. ${waysOut[limit]}`,
        }
      : {
          title: `${name} nearly used up`,
          text: `${usedOf(limit, used, most)}. At the limit, your interview links turn new candidates away. ${waysOut[limit]}`,
        };
  },
  trialEnds: (day: string, ends: readonly string[]) => ({
    title: 'Your trial ends soon',
    text: `Your Growth trial ends on ${day}, and your company moves to Starter.${switchedOff(ends, 'will be turned off')} Go to Plans to see what changes, choose what stays active, or choose a plan.`,
  }),
  trialEnded: (ends: readonly string[]) => ({
    title: 'Your trial has ended',
    text: `Your Growth trial has ended, and your company is on Starter.${switchedOff(ends, 'was turned off and comes back with a plan that includes it')} Go to Plans to see what changes and to choose a plan.`,
  }),
  planEnded: (plan: PlanName, ends: readonly string[]) => ({
    title: `Your company is now on ${plans[plan].name}`,
    text: `The limits of ${plans[plan].name} apply.${switchedOff(ends, 'was turned off and comes back with a plan that includes it')} Go to Plans to see what changes.`,
  }),
  planSet: (plan: PlanName, ends: readonly string[]) => ({
    title: `Your company is now on ${plans[plan].name}`,
    text: `The people who run this server have set your plan, and the limits of ${plans[plan].name} apply.${switchedOff(ends, 'was turned off and comes back with a plan that includes it')} Go to Plans to see what it includes.`,
  }),
  choose: (
    plan: PlanName,
    above: Amounts,
    most: { jobs: number | null; users: number | null },
    day: string,
  ) => ({
    title: 'Choose what stays',
    text: `Your ${plans[plan].name} plan includes ${amountsOf({ jobs: most.jobs ?? 0, users: most.users ?? 0 })}, and you have ${amountsOf(above)} more than that. Choose under Plans by ${day} what stays. Otherwise the newest active jobs and the team members who can change the plan stay, and the others are paused. No job or user is deleted.`,
  }),
  pausedByPlan: (jobs: readonly string[], users: number) => ({
    title: 'Paused by your plan',
    text: `Your plan has no room for ${namedAmounts(jobs, users)}. They are paused, nothing is deleted, and they come back with a plan that has room for them. You can choose others under Plans.`,
  }),
  resumedByPlan: (jobs: readonly string[], users: number) => ({
    title: 'Active again',
    text: `Your plan has room for ${namedAmounts(jobs, users)} again. They are active now.`,
  }),
  submissionsOf: (count: number) =>
    count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`,
  insights: 'AI analysis',
  branding: 'your branding',
  turnedAwayTitle: 'Candidates are turned away',
  turnedAway: (limit: TurningLimit, used: number, most: number, times: number) =>
    `${usedOf(limit, used, most)}: your interview links turn candidates away. This happened ${timesOf(times)} this month. ${waysOut[limit]}`,
} as const;
