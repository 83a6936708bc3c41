/** What the account calls answer, as the screens read it (spec 1 §5, §8; design §7). */
export const accountMessages = {
  invalidCredentials: 'Invalid identifier or password',
  notConfirmed: 'Your account email is not confirmed',
  pausedByPlan:
    "Your company's plan has no room for your account, so it is paused. Nothing is deleted. Ask an admin of your company.",
  companyTaken: 'This company already registered',
  emailTaken: 'This email is already in use',
  usernameTaken: 'This username is already in use',
  /** Said where `REGISTRATION` is not open. */
  registrationClosed: 'This server does not take new sign-ups. Ask the people who run it for an invitation.',
  invitationInvalid: 'This invitation is invalid, has expired or was used before.',
  invitedEmailOnly: 'Use the email address that was invited.',
  registeredByInvitation: 'Your account is ready. You can log in now.',
  registered: 'A verification email was sent. Please check your inbox.',
  verified: 'Your account is verified.',
  verificationInvalid: 'This verification link is invalid or has expired.',
  verificationSent: 'If this account waits for verification, a new email is on its way.',
  resetSent: 'If an account exists for this email, a password reset link has been sent.',
  passwordReset: 'Password has been successfully changed!',
  resetInvalid: 'This password reset link is invalid or has expired.',
  companyRegistered: 'Your company is set up.',
  companyExists: 'Your account already belongs to a company.',
  masterCreated: 'The master account is created. You can log in now.',
  masterLinkInvalid: 'This set-up link is invalid or was used before.',
  signedOut: 'You are signed out.',
} as const;
