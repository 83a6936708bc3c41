import { messages } from '../../message.ts';

/** Verbatim from the specification where that has a text. */
export const googleMessages = messages('google', {
  failed: 'Google sign-in failed',
  /** The person canceled at Google: not an error. */
  canceled: 'Google sign-in was canceled',
  notSetUp: 'Google sign-in is not set up on this server',
  unverified: 'Google has not verified this email address, so it cannot be used to sign in',
  notInvited: 'This server does not accept new sign-ups. Ask the people who run it for an invitation.',
  passwordAccount:
    'This email already has an account with a password. Sign in with the password once, and Google works from then on.',
  linked: 'Google sign-in now works for your account.',
});

/** Why signing in with Google failed; the server sends the reason, the page shows its text. */
export type GoogleProblem = Exclude<keyof typeof googleMessages, 'linked'>;
