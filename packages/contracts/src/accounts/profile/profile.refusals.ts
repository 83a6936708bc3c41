import { refusals } from '../../refusal.ts';

export const profileRefusals = refusals({
  /** The screen marks the field of the current password when a text contains the word "password". */
  'profile.password_wrong': { kind: 'invalidInput', text: 'The current password is incorrect' },
  'profile.no_password': {
    kind: 'invalidInput',
    text: 'This account signs in with Google and has no password',
  },
  'profile.email_unchanged': { kind: 'invalidInput', text: 'This is your email address already' },
  'profile.other_company': {
    kind: 'invalidInput',
    text: 'You can join another company only by its invitation',
  },
  'profile.avatar_unknown': {
    kind: 'invalidInput',
    text: 'This picture no longer exists. Please upload it again.',
  },
});
