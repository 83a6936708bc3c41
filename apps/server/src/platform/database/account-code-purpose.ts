/** The purposes of a code sent to a user, or handed to their browser. */
export type AccountCodePurpose =
  | 'verification'
  | 'invitation'
  | 'password-reset'
  | 'email-change'
  | 'google-sign-in'
  | 'sign-in-link';
