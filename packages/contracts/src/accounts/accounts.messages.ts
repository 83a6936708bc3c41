/** What the account calls answer, as the screens read it (spec 1 §5, §8; design §7). */
export const accountMessages = {
  invalidCredentials: 'Invalid identifier or password',
  notConfirmed: 'Your account email is not confirmed',
  companyTaken: 'This company already registered',
  emailTaken: 'This email is already in use',
  usernameTaken: 'This username is already in use',
  registered: 'A verification email was sent. Please check your inbox.',
  verified: 'Your account is verified.',
  verificationInvalid: 'This verification link is invalid or has expired.',
  verificationSent: 'If this account waits for verification, a new email is on its way.',
  signedOut: 'You are signed out.',
} as const;
