import { messages } from '../message.ts';

/** Texts of account calls; those fixed by the specification are verbatim. */
export const accountMessages = messages('account', {
  registeredByInvitation: 'Your account is ready. You can sign in now.',
  registered: 'A verification email was sent. Please check your inbox.',
  verified: 'Your account is verified.',
  verificationSent: 'If this account still needs verification, a new email is on its way.',
  resetSent: 'If an account exists for this email, a password reset link has been sent.',
  passwordReset: 'Password has been successfully changed!',
  companyRegistered: 'Your company is set up.',
  masterCreated: 'The master account has been created. You can sign in now.',
  signedOut: 'You are signed out.',
  usernameRequired: 'Username is required',
  usernameTooShort: 'Username must be at least 3 characters',
  usernameTooLong: 'Username must be less than 50 characters',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least {minimum} characters',
  passwordWithoutCapital: 'Password must contain at least one uppercase letter',
  passwordWithoutDigit: 'Password must contain at least one number',
  passwordTooWeak:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  confirmPasswordRequired: 'Confirm password is required',
  passwordsDiffer: 'Passwords must match',
  verificationCodeRequired: 'Verification code is required',
  invitationRequired: 'The invitation is required',
  setUpLinkRequired: 'The set-up link is required',
  signInLinkRequired: 'The sign-in link is required',
});
