import type { KeepChoice, RetentionState } from '@nimble/contracts/plans';

const amountOf = (count: number) =>
  count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`;

/** Texts about erasing old submissions. */
export const retentionMessages = {
  loading: 'Loading what will be erased',
  loadFailed: 'Failed to load what will be erased',
  states: {
    not_enforced: () => 'This installation has no limits: nothing is erased by age.',
    trial: () => 'Nothing is erased during your trial.',
    not_chosen: () => 'No one has chosen your plan yet. Nothing is erased until you choose a plan.',
    paused: () => 'Everything is kept.',
    erasing: (days) =>
      `Your plan keeps submissions for ${days} days. We warn you 14, 7 and 1 day before we erase older ones.`,
  } satisfies Record<RetentionState, (days: number) => string>,
  seePlans: 'See plans',
  pausedUntil: (day: string) =>
    `Everything is kept until ${day}. We warn you again before we erase anything.`,
  pausedAlways: 'Everything is kept until you turn erasing on again.',
  resume: 'Erase old submissions again',
  resumeTitle: 'Erase old submissions again?',
  resumeText: 'We warn you 14, 7 and 1 day before the first ones are erased.',
  resumed: 'Old submissions will be erased again, after a warning.',
  keepTitle: 'Keep everything',
  keepText: 'Stops erasing for the whole company. Your plan’s limits still apply to new submissions.',
  keepLabel: 'For how long',
  keepChoices: {
    '30': '30 days',
    '90': '90 days',
    '365': 'A year',
    always: 'Until I change it',
  } satisfies Record<Exclude<KeepChoice, 'no'>, string>,
  keep: 'Keep everything',
  kept: 'Nothing will be erased.',
  keepFailed: 'Failed to save this choice',
  downloadTitle: 'Download everything',
  downloadText: (amount: string) =>
    `One ZIP file of about ${amount}: videos, answers, resumes and transcripts of these candidates, and a list of them.`,
  download: 'Download everything',
  downloadFailed: 'Failed to start the download',
  batch: (count: number, day: string) => `${amountOf(count)} will be erased on ${day}`,
  waiting: 'Waiting until a warning is received',
  nothing: 'Nothing will be erased in the next 14 days',
  nothingText: 'Submissions appear here when they are about to be erased.',
  listTitle: 'What will be erased',
  candidate: 'Candidate',
  job: 'Job',
  submitted: 'Submitted',
  erased: 'Erased on',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total.toLocaleString('en')}`,
} as const;
