import { messages } from '../message.ts';

/** Texts of role calls; those fixed by the specification are verbatim. */
export const roleMessages = messages('role', {
  created: 'Role created successfully',
  updated: 'Role updated successfully',
  deleted: 'Role deleted successfully',
  titleRequired: 'Role title is required',
  titleTooShort: 'Role title must be at least 3 characters long',
  titleTooLong: 'Role title must be less than 50 characters',
  titleInvalid: 'Role title can only contain letters, numbers, spaces, hyphens, and underscores',
  descriptionRequired: 'Role description is required',
  descriptionTooShort: 'Role description must be at least 10 characters long',
  descriptionTooLong: 'Role description must be less than 500 characters',
  unsupportedPermission: 'The module {module} does not support one of these actions',
  viewMissing: 'Every action in the module {module} also needs the View permission',
  rolesViewMissing: 'Managing users needs the View permission for Role management',
});
