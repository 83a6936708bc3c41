import { refusals } from '../refusal.ts';

export const submissionRefusals = refusals({
  'submission.answer_not_found': { kind: 'notFound', text: 'Answer not found' },
  'submission.not_found': { kind: 'notFound', text: 'Submissions not found' },
  'submission.email_taken': { kind: 'conflict', text: 'Submission with this email already exists' },
  'submission.processing': { kind: 'unprocessable', text: 'Candidate is being processed' },
  'submission.decided': {
    kind: 'unprocessable',
    text: 'This candidate has already been decided on. Change the decision with Edit Review.',
  },
  'submission.changed_meanwhile': {
    kind: 'conflict',
    text: 'Somebody else has changed this candidate meanwhile. Nothing of yours was saved.',
  },
  'submission.attempt_allowed': { kind: 'conflict', text: 'A new attempt has been allowed already' },
  'submission.attempt_begun': {
    kind: 'conflict',
    text: 'The candidate has begun the new attempt. It can no longer be taken back.',
  },
  'submission.link_closed': {
    kind: 'unprocessable',
    text: 'The link of this job is closed, so a new attempt could not begin. Activate the job, or move its deadline, first.',
  },
});
