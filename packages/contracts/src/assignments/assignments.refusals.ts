import { refusals } from '../refusal.ts';

export const assignmentRefusals = refusals({
  'assignment.may_not_review': {
    kind: 'unprocessable',
    text: 'This team member may not review candidates. Choose another one, or change their role.',
  },
  'assignment.not_in_team': {
    kind: 'unprocessable',
    text: 'Only the hiring team sees this job, and this person is not in it. Add them to the team first.',
  },
  'assignment.not_found': { kind: 'notFound', text: 'This team member is not assigned' },
  'assignment.person_not_found': { kind: 'notFound', text: 'Team member not found' },
  'assignment.too_many': {
    kind: 'unprocessable',
    text: 'A candidate can have at most {most, number} assigned reviewers. Unassign one first.',
    values: { most: 'number' },
  },
});
