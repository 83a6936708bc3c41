/** Texts of the answers of account calls; those fixed by the specification are verbatim. */
export const accountMessages = {
  registeredByInvitation: 'Your account is ready. You can sign in now.',
  registered: 'A verification email was sent. Please check your inbox.',
  verified: 'Your account is verified.',
  verificationSent: 'If this account still needs verification, a new email is on its way.',
  resetSent: 'If an account exists for this email, a password reset link has been sent.',
  passwordReset: 'Password has been successfully changed!',
  companyRegistered: 'Your company is set up.',
  masterCreated: 'The master account has been created. You can sign in now.',
  signedOut: 'You are signed out.',
} as const;
