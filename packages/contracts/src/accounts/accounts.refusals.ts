import { refusals } from '../refusal.ts';

export const accountRefusals = refusals({
  'account.invalid_credentials': { kind: 'invalidInput', text: 'Invalid identifier or password' },
  'account.not_confirmed': { kind: 'invalidInput', text: 'Your account email is not confirmed' },
  'account.paused_by_plan': {
    kind: 'invalidInput',
    text: 'Your company’s plan has no room for your account, so it is paused and nothing is deleted. Ask an admin of your company to make room.',
  },
  'account.company_taken': {
    kind: 'invalidInput',
    text: 'There is a company already registered with this name',
  },
  'account.email_taken': { kind: 'invalidInput', text: 'This email is already in use' },
  'account.invited_email_taken': { kind: 'unprocessable', text: 'This email is already in use' },
  'account.username_taken': { kind: 'invalidInput', text: 'This username is already in use' },
  /** Used where `REGISTRATION` is not open. */
  'account.registration_closed': {
    kind: 'unprocessable',
    text: 'This server does not accept new sign-ups. Ask the people who run it for an invitation.',
  },
  'account.invitation_invalid': {
    kind: 'invalidInput',
    text: 'This invitation is invalid, has expired or was already used. Ask for a new one.',
  },
  'account.invited_email_only': { kind: 'invalidInput', text: 'Use the email address that was invited.' },
  'account.verification_invalid': {
    kind: 'invalidInput',
    text: 'This verification link is invalid or has expired. Ask for a new one.',
  },
  'account.email_link_invalid': {
    kind: 'invalidInput',
    text: 'This link is invalid, has expired or was already used. Ask for a new one in your profile.',
  },
  'account.reset_invalid': {
    kind: 'invalidInput',
    text: 'This password reset link is invalid or has expired. Ask for a new one.',
  },
  'account.company_exists': { kind: 'invalidInput', text: 'Your account already belongs to a company.' },
  'account.sign_in_link_invalid': {
    kind: 'invalidInput',
    text: 'This sign-in link has expired or was already used. Start the demo again for a new one.',
  },
  'account.master_link_invalid': {
    kind: 'invalidInput',
    text: 'This set-up link is invalid or was already used.',
  },
});
