import { refusals } from '../refusal.ts';

export const staffRefusals = refusals({
  'staff.not_found': { kind: 'notFound', text: 'User not found' },
  'staff.not_invited': { kind: 'unprocessable', text: 'This user has already joined' },
  'staff.email_taken': { kind: 'invalidInput', text: 'A user with this email already exists' },
  'staff.username_taken': { kind: 'invalidInput', text: 'A user with this username already exists' },
  /** The form finds "email and username" in it and marks both fields. */
  'staff.both_taken': { kind: 'invalidInput', text: 'A user with this email and username already exists' },
  'staff.role_not_found': { kind: 'invalidInput', text: 'This role does not exist' },
  'staff.edit_self': { kind: 'unprocessable', text: "Can't edit yourself" },
  'staff.delete_self': { kind: 'unprocessable', text: "Can't delete yourself" },
  'staff.role_above_you': {
    kind: 'unprocessable',
    text: 'You can only assign roles that have no more permissions than your own',
  },
  'staff.user_above_you': {
    kind: 'unprocessable',
    text: 'You cannot change a team member who has more permissions than you',
  },
  'staff.last_admin': {
    kind: 'unprocessable',
    text: 'This is the last admin of the company. Make another team member an admin first.',
  },
});
