/** Texts of the answers of staff calls; those fixed by the specification are verbatim. */
export const staffMessages = {
  invited: 'User created successfully',
  roleUpdated: 'User role updated successfully',
  deleted: 'User deleted successfully',
  invitationSent: 'A new invitation is on its way',
} as const;
