import { refusals } from '../refusal.ts';

export const submissionRefusals = refusals({
  'submission.answer_not_found': { kind: 'notFound', text: 'Answer not found' },
  'submission.not_found': { kind: 'notFound', text: 'Submissions not found' },
  'submission.email_taken': { kind: 'conflict', text: 'Submission with this email already exists' },
  'submission.processing': { kind: 'unprocessable', text: 'Candidate is being processed' },
  'submission.decided': {
    kind: 'unprocessable',
    text: 'Your team has already decided on this candidate. Change the decision with Edit review.',
  },
  'submission.undo_expired': {
    kind: 'unprocessable',
    text: 'This decision can no longer be undone. Change it with Edit review.',
  },
  'submission.changed_meanwhile': {
    kind: 'conflict',
    text: 'Someone else has changed this candidate in the meantime. Your changes were not saved.',
  },
  'submission.attempt_allowed': { kind: 'conflict', text: 'A new attempt is already allowed' },
  'submission.attempt_begun': {
    kind: 'conflict',
    text: 'The candidate has started the new attempt, so you can no longer withdraw it.',
  },
  'submission.link_closed': {
    kind: 'unprocessable',
    text: 'This job’s link is closed, so the candidate couldn’t start a new attempt. Activate the job or extend its deadline first.',
  },
  'submission.link_off': {
    kind: 'unprocessable',
    text: 'This job’s link is off and the candidate has no invitation, so they couldn’t start a new attempt. Switch the link on first.',
  },
  /** Their own deadline, in place of the job's. */
  'submission.invitation_expired': {
    kind: 'unprocessable',
    text: 'The deadline of this candidate’s invitation has passed, so they couldn’t start a new attempt.',
  },
});
