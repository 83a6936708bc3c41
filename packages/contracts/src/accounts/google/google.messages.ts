/**
 * Why signing in with Google failed; the server sends the reason, the page shows its text, verbatim from the
 * specification where that has one.
 */
export const googleProblems = {
  failed: 'Google sign-in failed',
  /** The person canceled at Google: not an error. */
  cancelled: 'Google sign-in was canceled',
  notSetUp: 'Google sign-in is not set up on this server',
  unverified: 'Google has not verified this email address, so it cannot be used to sign in',
  notInvited: 'This server does not accept new sign-ups. Ask the people who run it for an invitation.',
  passwordAccount:
    'This email already has an account with a password. Sign in with the password once, and Google works from then on.',
} as const;
export type GoogleProblem = keyof typeof googleProblems;

export const googleMessages = {
  linked: 'Google sign-in now works for your account.',
} as const;
