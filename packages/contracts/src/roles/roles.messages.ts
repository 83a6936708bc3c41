/** Texts of the answers of role calls; those fixed by the specification are verbatim. */
export const roleMessages = {
  created: 'Role created successfully',
  updated: 'Role updated successfully',
  deleted: 'Role deleted successfully',
  unsupportedRight: (resource: string) => `The module ${resource} does not support one of these actions`,
  viewMissing: (resource: string) => `Every action in the module ${resource} also needs the View permission`,
  rolesViewMissing: 'Managing users needs the View permission for Role management',
} as const;
