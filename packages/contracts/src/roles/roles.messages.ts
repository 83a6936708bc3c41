const count = (users: number) => (users === 1 ? '1 user' : `${users.toLocaleString('en')} users`);

/** What the calls about roles answer; those that spec 2 §8 quotes stand verbatim. */
export const roleMessages = {
  notFound: 'Role not found',
  created: 'Role created successfully',
  updated: 'Role updated successfully',
  deleted: 'Role deleted successfully',
  /** The form reads "title" out of it and marks the field (spec 2 §8). */
  titleTaken: 'A role with this title already exists',
  builtIn: 'Built-in roles cannot be changed or deleted',
  inUse: (users: number) =>
    `This role is assigned to ${count(users)} and cannot be deleted. Give them another role first.`,
  tooMany: (most: number) => `A company can have at most ${most} roles of its own`,
  notYours: 'You can only give rights that you hold yourself',
  aboveYou: 'You cannot change a role that may do more than your own',
  unsupportedRight: (resource: string) => `The module ${resource} does not support one of these actions`,
  viewMissing: (resource: string) => `Every action of the module ${resource} needs its view`,
  rolesViewMissing: 'Managing users needs the view of roles',
} as const;
