/** Why signing in with Google came to nothing; the server names the reason, the page shows its text (spec 1 §8). */
export const googleRefusals = {
  failed: 'Google sign-in failed',
  notSetUp: 'Google sign-in is not set up on this server',
  unverified: 'Google has not verified this email address, so it cannot be used to sign in',
  notInvited: 'This server does not take new sign-ups. Ask the people who run it for an invitation.',
  passwordAccount:
    'This email already has an account with a password. Log in with the password to use Google from then on.',
} as const;
export type GoogleRefusal = keyof typeof googleRefusals;

export const googleMessages = {
  linked: 'Google sign-in now works for your account.',
  nothingToLink: 'There is no Google account to link. Please begin with Continue with Google.',
  differentEmail: 'The email of the Google account is not that of your account.',
} as const;
