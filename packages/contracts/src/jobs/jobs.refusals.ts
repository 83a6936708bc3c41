import { refusals } from '../refusal.ts';

export const jobRefusals = refusals({
  'job.question_not_found': { kind: 'notFound', text: 'Question not found' },
  'job.no_questions': { kind: 'invalidInput', text: 'At least one question is required' },
  'job.too_many_questions': { kind: 'invalidInput', text: 'Maximum 20 questions allowed' },
  'job.pool_too_small': {
    kind: 'unprocessable',
    text: 'Each pool must have more questions than it asks. Add a question, or delete the pool.',
  },
  'job.video_required': {
    kind: 'unprocessable',
    text: 'Video is never required for this job, but {count, plural, one {a question allows} other {# questions allow}} only video. Allow another way to answer.',
    values: { count: 'number' },
  },
  'job.not_found': { kind: 'notFound', text: 'Job not found' },
  /** Another person has saved since; nothing was changed. */
  'job.changed_meanwhile': {
    kind: 'conflict',
    text: 'Someone else has changed this job, so your changes were not saved. Reload it and make them again.',
  },
  'job.team_empty': {
    kind: 'unprocessable',
    text: 'Choose at least one team member, or let everyone in the company see this job.',
  },
  'job.team_person_unknown': {
    kind: 'unprocessable',
    text: 'One of these people may not see jobs or candidates. Choose others, or change their role.',
  },
  'job.team_too_large': { kind: 'unprocessable', text: 'A hiring team can have 100 members, you included.' },
  'job.share_token_taken': { kind: 'conflict', text: 'This share token is already in use' },
  'job.status_change_not_allowed': { kind: 'unprocessable', text: 'This status change is not allowed' },
});
