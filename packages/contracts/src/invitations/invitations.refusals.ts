import { refusals } from '../refusal.ts';

export const invitationRefusals = refusals({
  'invitation.not_found': { kind: 'notFound', text: 'Invitation not found' },
  'invitation.not_active': {
    kind: 'unprocessable',
    text: 'Only active jobs can be shared. Publish the job first.',
  },
  'invitation.deadline_passed': { kind: 'unprocessable', text: 'The deadline of this job has passed.' },
  'invitation.not_failed': { kind: 'unprocessable', text: 'This invitation has not failed.' },
});
