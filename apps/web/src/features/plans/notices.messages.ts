function amounts(jobs: number, users: number): string {
  const parts = [
    ...(jobs === 0 ? [] : [jobs === 1 ? '1 active job' : `${jobs} active jobs`]),
    ...(users === 0 ? [] : [users === 1 ? '1 user' : `${users} users`]),
  ];
  return parts.join(' and ');
}

/** Notices about the company on the dashboard. */
export const noticesMessages = {
  label: 'Notices about your company',
  open: 'Details',
  planNotChosen: (plan: string) =>
    `Your trial or plan has ended, and your company is on ${plan}. Nothing is erased until you choose a plan.`,
  retention: (submissions: number, day: string, later: number) =>
    `${submissions === 1 ? '1 submission' : `${submissions.toLocaleString('en')} submissions`} will be erased on ${day}${later === 0 ? '' : `, and ${later.toLocaleString('en')} more later`}. Download or keep them.`,
  confirm: 'I have seen this',
  confirmFailed: 'Failed to save this. Please try again.',
  submissions: (used: number, most: number) =>
    `${used.toLocaleString('en')} of ${most.toLocaleString('en')} submissions this month`,
  storage: (used: string, most: string) => `${used} of ${most} of storage`,
  nearlyUsed: (amount: string) => `${amount}. At the limit, interview links turn new candidates away.`,
  usedUp: (amount: string, turnedAway: number, isOneLink: boolean) =>
    `${isOneLink ? 'This link turns' : 'Interview links turn'} candidates away: ${amount}.${turnedAway === 0 ? '' : ` This happened ${turnedAway === 1 ? 'once' : `${turnedAway.toLocaleString('en')} times`} this month.`} Candidates who have started can finish.`,
  ask: (names: readonly string[]) => `Ask ${names.join(' or ')} to choose a larger plan.`,
  chooseKept: (plan: string, jobs: number, users: number, day: string) =>
    `${plan} has no room for ${amounts(jobs, users)} of yours. Choose by ${day} what stays active.`,
  pausedByPlan: (jobs: number, users: number) =>
    `Your plan has no room for ${amounts(jobs, users)}, so ${jobs + users === 1 ? 'it is' : 'they are'} paused. Nothing is deleted.`,
  pausedJob: 'Your plan has no room for this job, so it is paused and its link turns candidates away.',
  trialEnds: (day: string, off: readonly string[]) =>
    `Your trial ends on ${day}, and your company moves to Starter.${off.length === 0 ? '' : ` Turned off then: ${off.join(' and ')}.`}`,
  featuresEnded: (plan: string, off: readonly string[]) =>
    `${plan} does not include ${off.join(' and ')}. ${off.length === 1 ? 'It is' : 'They are'} turned off and will come back with a plan that includes ${off.length === 1 ? 'it' : 'them'}.`,
  insights: 'AI analysis',
  branding: 'your branding',
} as const;
