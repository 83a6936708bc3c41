import { refusals } from '../refusal.ts';

export const roleRefusals = refusals({
  'role.not_found': { kind: 'notFound', text: 'Role not found' },
  /** The form finds "title" in it and marks the field. */
  'role.title_taken': { kind: 'invalidInput', text: 'A role with this title already exists' },
  'role.built_in': { kind: 'unprocessable', text: 'Built-in roles cannot be changed or deleted' },
  'role.in_use': {
    kind: 'conflict',
    text: 'This role is assigned to {users, plural, one {# user} other {# users}} and cannot be deleted. Give them another role first.',
    values: { users: 'number' },
  },
  'role.too_many': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} custom roles',
    values: { most: 'number' },
  },
  'role.not_yours': { kind: 'unprocessable', text: 'You can only give permissions that you have yourself' },
  'role.above_you': {
    kind: 'unprocessable',
    text: 'You cannot change a role with more permissions than your own',
  },
});
