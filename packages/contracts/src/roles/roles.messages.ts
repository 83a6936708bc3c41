/** What the calls about roles answer; those that spec 2 §8 quotes stand verbatim. */
export const roleMessages = {
  created: 'Role created successfully',
  updated: 'Role updated successfully',
  deleted: 'Role deleted successfully',
  unsupportedRight: (resource: string) => `The module ${resource} does not support one of these actions`,
  viewMissing: (resource: string) => `Every action of the module ${resource} needs its view`,
  rolesViewMissing: 'Managing users needs the view of roles',
} as const;
