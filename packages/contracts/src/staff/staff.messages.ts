/** What the calls about staff answer; those that spec 2 §2, §5, §8 quotes stand verbatim. */
export const staffMessages = {
  notFound: 'User not found',
  invited: 'User created successfully',
  roleUpdated: 'User role updated successfully',
  deleted: 'User deleted successfully',
  invitationSent: 'A new invitation is on its way',
  notInvited: 'This user has already joined',
  emailTaken: 'A user with this email already exists',
  usernameTaken: 'A user with this username already exists',
  /** The form reads "email and username" out of it and marks both fields (spec 2 §5). */
  bothTaken: 'A user with this email and username already exists',
  roleNotFound: 'This role does not exist',
  editSelf: "Can't edit yourself",
  deleteSelf: "Can't delete yourself",
  roleAboveYou: 'You can only give roles that may do no more than your own',
  userAboveYou: 'You cannot change a user who may do more than you',
  lastAdmin: 'This is the last admin of the company. Make somebody else an admin first.',
} as const;
