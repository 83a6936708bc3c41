import { messages } from '../message.ts';

/** Texts of staff calls; those fixed by the specification are verbatim. */
export const staffMessages = messages('staff', {
  invited: 'User created successfully',
  roleUpdated: 'User role updated successfully',
  deleted: 'User deleted successfully',
  invitationSent: 'A new invitation is on its way',
});
