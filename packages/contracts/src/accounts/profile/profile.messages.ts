import { messages } from '../../message.ts';

/** Texts of profile and password calls; those fixed by the specification are verbatim. */
export const profileMessages = messages('profile', {
  displayNameRequired: 'Display name is required',
  displayNameTooShort: 'Display name must be at least 3 characters',
  displayNameTooLong: 'Display name must be less than 50 characters',
  firstNameTooLong: 'First name must be less than {maximum} characters',
  lastNameTooLong: 'Last name must be less than {maximum} characters',
  positionTooLong: 'Position must be less than {maximum} characters',
  bioTooLong: 'Bio must be less than {maximum} characters',
  locationTooLong: 'Location must be less than {maximum} characters',
  phoneInvalid: 'Please enter a valid phone number and select a country code',
  currentPasswordRequired: 'Current password is required',
  emailChanged: 'Your email address has been changed.',
  emailKept: 'Your email address stays as it is.',
  passwordSame: 'New password must be different from current password',
});
