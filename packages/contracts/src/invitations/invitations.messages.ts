import { messages } from '../message.ts';

/** Texts for the fields of invitations. */
export const invitationMessages = messages('invitation', {
  noAddress: 'Enter at least one email address',
  tooManyAddresses: 'Enter at most 200 addresses at once',
  nameTooLong: 'A name must be at most 100 characters',
  messageTooLong: 'Your message must be at most 300 characters',
  deadlineInvalid: 'Deadline must be a date',
  daysInvalid: 'Days must be a whole number from 1 to 365',
  listMissing: 'Choose a file, or paste a list',
  listTooLarge: 'A list must be at most 2 MB',
  messageHasLink:
    'Please leave out links and email addresses. The email already contains the interview link.',
});
