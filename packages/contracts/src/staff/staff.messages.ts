/** What the calls about staff answer; those that spec 2 §2, §5, §8 quotes stand verbatim. */
export const staffMessages = {
  invited: 'User created successfully',
  roleUpdated: 'User role updated successfully',
  deleted: 'User deleted successfully',
  invitationSent: 'A new invitation is on its way',
} as const;
