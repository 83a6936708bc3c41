import type { TranslatedText } from '../texts.ts';

/** What people are notified of: a title and a text each, by the code that is stored with its values. */
export const noticeTexts = {
  'notice_title.submission_finished': { text: 'New interview' },
  'notice.submission_finished': {
    text: '{candidate} finished the interview for {job}.',
    values: { candidate: 'text', job: 'text' },
  },
  'notice_title.join_failed': { text: 'Failed to join a video' },
  'notice.join_failed': {
    text: 'We couldn’t join the answers of {candidate} for {job}. Open the interview to retry.',
    values: { candidate: 'text', job: 'text' },
  },
  'notice_title.candidate_reviewed': { text: 'Candidate reviewed' },
  'notice.candidate_reviewed': {
    text: '{candidate} was reviewed for {job}.',
    values: { candidate: 'text', job: 'text' },
  },
  'notice_title.candidate_approved': { text: 'Candidate approved' },
  'notice.candidate_approved': {
    text: '{candidate} was approved for {job}.',
    values: { candidate: 'text', job: 'text' },
  },
  'notice_title.candidate_rejected': { text: 'Candidate rejected' },
  'notice.candidate_rejected': {
    text: '{candidate} was rejected for {job}.',
    values: { candidate: 'text', job: 'text' },
  },
  'notice_title.decision_undone': { text: 'Decision undone' },
  'notice.decision_undone': {
    text: '{candidate} is no longer {decision, select, reviewed {reviewed} shortlisted {approved} other {rejected}} for {job}.',
    values: { candidate: 'text', job: 'text', decision: 'text' },
  },
  'notice_title.assigned': { text: 'Interview to review' },
  'notice.assigned': {
    text: '{name} asked you to review {candidate} for {job}.',
    values: { name: 'text', candidate: 'text', job: 'text' },
  },
  'notice_title.assigned_due': { text: 'Interview to review' },
  'notice.assigned_due': {
    text: '{name} asked you to review {candidate} for {job} by {day}.',
    values: { name: 'text', candidate: 'text', job: 'text', day: 'text' },
  },
  'notice_title.mentioned_in_note': { text: 'You were mentioned' },
  'notice.mentioned_in_note': {
    text: '{name} mentioned you in the note on {candidate} for {job}.',
    values: { name: 'text', candidate: 'text', job: 'text' },
  },
  'notice_title.mentioned_in_comment': { text: 'You were mentioned' },
  'notice.mentioned_in_comment': {
    text: '{name} mentioned you in a comment on {candidate} for {job}.',
    values: { name: 'text', candidate: 'text', job: 'text' },
  },
  'notice_title.bulk_decided': {
    text: '{count, plural, one {# candidate} other {# candidates}} {decision, select, reviewed {reviewed} shortlisted {approved} other {rejected}}',
    values: { count: 'number', decision: 'text' },
  },
  'notice.bulk_decided': {
    text: '{name} decided on {count, plural, one {# candidate} other {# candidates}} at once.',
    values: { name: 'text', count: 'number' },
  },
  'notice_title.bulk_assigned': {
    text: '{count, plural, one {# interview} other {# interviews}} to review',
    values: { count: 'number' },
  },
  'notice.bulk_assigned': {
    text: '{name} asked you to review {count, plural, one {# candidate} other {# candidates}}.',
    values: { name: 'text', count: 'number' },
  },
  'notice_title.bulk_undone': { text: 'Decisions undone' },
  'notice.bulk_undone': {
    text: '{name} undid {count, plural, one {# decision} other {# decisions}}.',
    values: { name: 'text', count: 'number' },
  },
  'notice_title.job_active': { text: 'Job updated' },
  'notice.job_active': { text: '{job} is active and accepts interviews.', values: { job: 'text' } },
  'notice_title.job_paused': { text: 'Job updated' },
  'notice.job_paused': { text: '{job} is paused.', values: { job: 'text' } },
  'notice_title.job_closed': { text: 'Job updated' },
  'notice.job_closed': { text: '{job} is closed.', values: { job: 'text' } },
  'notice_title.invitation_accepted': { text: 'Invitation accepted' },
  'notice.invitation_accepted': { text: '{name} has joined your company.', values: { name: 'text' } },
  'notice_title.payment_failed': { text: 'Payment failed' },
  'notice.payment_failed': {
    text: 'The last payment for your plan failed, and we will retry it. Your plan stays for now; if the payment keeps failing, your company moves to Starter.',
  },
  'notice_title.new_role': { text: 'New role' },
  'notice.new_role': { text: 'Your role is now {role}.', values: { role: 'text' } },
  'notice_title.webhook_off': { text: 'Webhook turned off' },
  'notice.webhook_off': {
    text: 'No event was delivered to {host} for {days, plural, one {# day} other {# days}}. See the deliveries under Settings, API.',
    values: { host: 'text', days: 'number' },
  },
  'notice_title.webhook_gone': { text: 'Webhook turned off' },
  'notice.webhook_gone': {
    text: '{host} answered 410 Gone: it no longer accepts events. If this is a mistake, turn the webhook on again under Settings, API.',
    values: { host: 'text' },
  },
  'notice_title.plan_nearly_used': {
    text: '{limit, select, submissions {Submissions} other {Storage}} nearly used up',
    values: { limit: 'text' },
  },
  'notice.plan_nearly_used': {
    text: '{limit, select, submissions {{used, number} of {most, number} submissions this month} jobs {{used, number} of {most, number} active jobs} other {{used, number} GB of {most, number} GB of storage}}. At the limit, your interview links turn new candidates away. {limit, select, submissions {The count restarts on the first of the month; for more, upgrade under Plans.} jobs {Pause or close another job, or upgrade under Plans.} other {Delete submissions that you no longer need, or upgrade under Plans.}}',
    values: { limit: 'text', used: 'number', most: 'number' },
  },
  'notice_title.plan_used_up': {
    text: '{limit, select, submissions {Submissions} other {Storage}} used up',
    values: { limit: 'text' },
  },
  'notice.plan_used_up': {
    text: '{limit, select, submissions {{used, number} of {most, number} submissions this month} jobs {{used, number} of {most, number} active jobs} other {{used, number} GB of {most, number} GB of storage}}: your interview links turn new candidates away. Candidates who have started can finish. {limit, select, submissions {The count restarts on the first of the month; for more, upgrade under Plans.} jobs {Pause or close another job, or upgrade under Plans.} other {Delete submissions that you no longer need, or upgrade under Plans.}}',
    values: { limit: 'text', used: 'number', most: 'number' },
  },
  'notice_title.trial_ends': { text: 'Your trial ends soon' },
  'notice.trial_ends': {
    text: 'Your Growth trial ends on {day}, and your company moves to Starter.{insights, select, true { AI analysis will be turned off.} other {}}{branding, select, true { Your branding will be turned off.} other {}} Go to Plans to see what changes, choose what stays active, or choose a plan.',
    values: { day: 'text', insights: 'text', branding: 'text' },
  },
  'notice_title.trial_ended': { text: 'Your trial has ended' },
  'notice.trial_ended': {
    text: 'Your Growth trial has ended, and your company is on Starter.{insights, select, true { AI analysis was turned off and comes back with a plan that includes it.} other {}}{branding, select, true { Your branding was turned off and comes back with a plan that includes it.} other {}} Go to Plans to see what changes and to choose a plan.',
    values: { insights: 'text', branding: 'text' },
  },
  'notice_title.plan_ended': { text: 'Your company is now on {plan}', values: { plan: 'text' } },
  'notice.plan_ended': {
    text: 'The limits of {plan} apply.{insights, select, true { AI analysis was turned off and comes back with a plan that includes it.} other {}}{branding, select, true { Your branding was turned off and comes back with a plan that includes it.} other {}} Go to Plans to see what changes.',
    values: { plan: 'text', insights: 'text', branding: 'text' },
  },
  'notice_title.plan_set': { text: 'Your company is now on {plan}', values: { plan: 'text' } },
  'notice.plan_set': {
    text: 'The people who run this server have set your plan, and the limits of {plan} apply.{insights, select, true { AI analysis was turned off and comes back with a plan that includes it.} other {}}{branding, select, true { Your branding was turned off and comes back with a plan that includes it.} other {}} Go to Plans to see what it includes.',
    values: { plan: 'text', insights: 'text', branding: 'text' },
  },
  'notice_title.plan_choose': { text: 'Choose what stays' },
  'notice.plan_choose': {
    text: 'Your {plan} plan includes {included}, and you have {above} more than that. Choose under Plans by {day} what stays. Otherwise the newest active jobs and the team members who can change the plan stay, and the others are paused. No job or user is deleted.',
    values: { plan: 'text', included: 'text', above: 'text', day: 'text' },
  },
  'notice_title.plan_paused': { text: 'Paused by your plan' },
  'notice.plan_paused': {
    text: 'Your plan has no room for {named}. They are paused, nothing is deleted, and they come back with a plan that has room for them. You can choose others under Plans.',
    values: { named: 'text' },
  },
  'notice_title.plan_resumed': { text: 'Active again' },
  'notice.plan_resumed': {
    text: 'Your plan has room for {named} again. They are active now.',
    values: { named: 'text' },
  },
  'notice_title.turned_away': { text: 'Candidates are turned away' },
  'notice.turned_away': {
    text: '{limit, select, submissions {{used, number} of {most, number} submissions this month} jobs {{used, number} of {most, number} active jobs} other {{used, number} GB of {most, number} GB of storage}}: your interview links turn candidates away. This happened {times, plural, one {once} other {# times}} this month. {limit, select, submissions {The count restarts on the first of the month; for more, upgrade under Plans.} jobs {Pause or close another job, or upgrade under Plans.} other {Delete submissions that you no longer need, or upgrade under Plans.}}',
    values: { limit: 'text', used: 'number', most: 'number', times: 'number' },
  },
  'notice_title.retention': {
    text: '{count, plural, one {# submission} other {# submissions}} will be erased on {day}',
    values: { count: 'number', day: 'text' },
  },
  'notice.retention': {
    text: 'They are older than your plan allows. Download them, or keep everything.',
  },
  'notice.some_jobs': {
    text: '{count, plural, one {# active job} other {# active jobs}}',
    values: { count: 'number' },
  },
  'notice.some_users': { text: '{count, plural, one {# user} other {# users}}', values: { count: 'number' } },
  'notice.named_jobs': {
    text: '{count, plural, one {the job {names}} other {# jobs: {names}}}',
    values: { count: 'number', names: 'text' },
  },
  'notice.some_submissions': {
    text: '{count, plural, one {# submission} other {# submissions}}',
    values: { count: 'number' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;

type TitleOf<Key> = Key extends `notice_title.${infer Name}` ? `notice.${Name}` : never;
/** Those with a title: the others are parts of them. */
export type NoticeCode = TitleOf<keyof typeof noticeTexts>;

/** As it is stored, and sent in events: days are ISO 8601, storage is in bytes. */
export type Notice = {
  readonly code: NoticeCode;
  readonly values?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};
