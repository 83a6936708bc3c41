/** Texts about effects of another plan, and about what stays within its limits. */
export const changeMessages = {
  loading: 'Loading the changes',
  loadFailed: 'Failed to load the changes',
  whatChanges: (day: string) => `What changes on ${day}`,
  nothing: 'Nothing you use will change.',
  jobs: (used: number, from: string, to: number) =>
    `Active jobs: ${to} instead of ${from}. You have ${used}${used > to ? `: ${used - to} of them will be paused.` : '.'}`,
  users: (used: number, from: string, to: number) =>
    `Users: ${to} instead of ${from}. You have ${used}${used > to ? `: ${used - to} of them will not be able to sign in.` : '.'}`,
  submissions: (used: number, from: string, to: number) =>
    `Submissions a month: ${to} instead of ${from}. You have ${used} this month${used >= to ? ': your interview links would turn new candidates away.' : '.'}`,
  storage: (used: string, from: string, to: string, isAbove: boolean) =>
    `Storage: ${to} instead of ${from}. You use ${used}${isAbove ? ': your interview links turn new candidates away until you use less.' : '.'}`,
  retention: (used: number, from: number, to: number) =>
    `Submissions are kept for ${to} days instead of ${from}.${used === 0 ? ' None of yours is older now.' : ` ${used === 1 ? '1 of yours is' : `${used} of yours are`} older now and will be erased, after warnings by email.`}`,
  insightsUsed:
    'AI analysis is turned off. Your measurements are kept and come back with a plan that includes it.',
  insightsUnused: 'AI analysis is not included. You do not use it now.',
  brandingUsed:
    'Candidates no longer see your colors and logo. They are kept and come back with a plan that includes branding.',
  brandingUnused: 'Branding is not included. You do not use it now.',
  services:
    'The plan no longer includes white-label, API access or a dedicated manager. Candidates see “Powered by Nimble”, and your API tokens and webhooks do not work until you return to Enterprise.',
  choose: (day: string) =>
    `You can choose under Plans until ${day} what stays. If you choose nothing, the newest active jobs and the team members who can change the plan stay. The others are paused. No job or user is deleted, and what is paused comes back with a plan that has room for it.`,
  keptTitle: 'Choose what stays',
  pausedTitle: 'Paused by your plan',
  keptText: (plan: string, at: string, by: string) =>
    `${plan} has no room for everything you have. Its limits apply from ${at}; until ${by} nothing is paused. Choose what stays active. No job or user is deleted.`,
  pausedText: (plan: string) =>
    `${plan} has no room for everything you have. You can choose other jobs and users at any time; the change applies at once.`,
  byDefault: 'No one has chosen yet. By default, this is what stays active.',
  chosen: 'This is what your company has chosen.',
  jobsLegend: 'Active jobs',
  usersLegend: 'Users who can sign in',
  count: (chosen: number, most: number) => `${chosen} of ${most}`,
  paused: 'Paused',
  save: 'Save choice',
  saved: 'Your choice is saved',
  saveFailed: 'Failed to save your choice',
} as const;
