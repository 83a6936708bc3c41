import { refusals } from '../refusal.ts';

const count = (users: number) => (users === 1 ? '1 user' : `${users.toLocaleString('en')} users`);

export const roleRefusals = refusals({
  'role.not_found': { kind: 'notFound', text: 'Role not found' },
  /** The form finds "title" in it and marks the field. */
  'role.title_taken': { kind: 'invalidInput', text: 'A role with this title already exists' },
  'role.built_in': { kind: 'unprocessable', text: 'Built-in roles cannot be changed or deleted' },
  'role.in_use': {
    kind: 'conflict',
    text: ({ users }: { users: number }) =>
      `This role is assigned to ${count(users)} and cannot be deleted. Give them another role first.`,
  },
  'role.too_many': {
    kind: 'unprocessable',
    text: ({ most }: { most: number }) => `A company can have at most ${most} custom roles`,
  },
  'role.not_yours': { kind: 'unprocessable', text: 'You can only give permissions that you have yourself' },
  'role.above_you': {
    kind: 'unprocessable',
    text: 'You cannot change a role with more permissions than your own',
  },
});
