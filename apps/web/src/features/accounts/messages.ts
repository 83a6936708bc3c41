/** Texts of the sign-in pages; those fixed by the specification are verbatim. */
export const signInMessages = {
  google: 'Continue with Google',
  googleMissing: 'Google sign-in is not set up on this server',
  or: 'or',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unexpected: 'An unexpected error occurred',
  panelTitle: 'Interviews that fit everyone’s schedule',
  panelText:
    'Write the questions once and share one link. Candidates record their answers when it suits them, and you review them when it suits you.',
  panelPoints: [
    'One link for every candidate',
    'No account and no app to install',
    'Your data on your own server',
  ],
} as const;

export const outboxNote =
  'This server sends no emails, so you will find it in the outbox. The server printed the link to the outbox when it started.';

export const loginMessages = {
  title: 'Log in',
  subtitle: 'Welcome to your hiring workspace.',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Log in',
  welcomeBack: 'Welcome back!',
  invalidCredentials: 'Invalid email or password',
  invalidAnswer: 'Invalid response from server',
  noAccount: "Don't have an account?",
  signUp: 'Sign up',
} as const;

export const twoFactorStepMessages = {
  title: 'Enter your code',
  subtitle: 'Your account is protected by two-factor authentication.',
  code: 'Code',
  hint: 'The six digits your authenticator app shows, or one of your recovery codes.',
  submit: 'Continue',
  back: 'Back to Login',
} as const;

export const registerMessages = {
  title: 'Create your account',
  subtitle: 'You will be the admin of your company’s workspace.',
  company: 'Company',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, with an uppercase letter and a number.',
  confirmPassword: 'Confirm password',
  confirmRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  submit: 'Create account',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  successTitle: 'Registration Successful!',
  successSubtitle: 'Account Created Successfully',
  successText: (email: string) =>
    `A verification email was sent to ${email}. Please check your inbox and open the link in it.`,
  goToLogin: 'Go to login',
  invitedEmailHint: 'The invitation is for this address.',
  readyText: 'Your account is ready. You can sign in now.',
} as const;

export const closedRegistrationMessages = {
  title: 'Sign-up is by invitation',
  text: 'This server does not accept new sign-ups. Ask the people who run it for an invitation.',
  invalidTitle: 'This invitation no longer works',
  invalid: 'This invitation is invalid, has expired or was already used. Ask for a new one.',
} as const;

export const verificationMessages = {
  title: 'Account verification',
  verifying: 'Verifying Account...',
  verifiedTitle: 'Your account is verified',
  verifiedText: 'You can sign in now.',
  logIn: 'Log in',
  invalidTitle: 'This link no longer works',
  invalidText:
    'It is invalid, has expired or was already used. Enter the email address you registered to get a new one.',
  failedTitle: 'Failed to verify your account',
  retry: 'Retry',
  email: 'Email',
  sendAgain: 'Resend verification email',
  sent: 'If this account still needs verification, a new email is on its way.',
  unconfirmedTitle: 'Your account email is not confirmed',
  unconfirmedText: 'Open the link in the verification email that we sent when you registered.',
  backToLogin: 'Back to Login',
} as const;

export const passwordMessages = {
  forgotTitle: 'Forgot password',
  forgotSubtitle: 'We will email you a link to choose a new password.',
  email: 'Email',
  sendLink: 'Send Reset Link',
  sentTitle: 'Check your inbox',
  sentText:
    'If an account exists for this email, a password reset link has been sent. It works once and for one hour.',
  backToLogin: 'Back to Login',
  changeTitle: 'Change Password',
  changeSubtitle: 'You will be signed out everywhere.',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters, with uppercase and lowercase letters and a number.',
  confirmPassword: 'Confirm password',
  askAgain: 'Request a new link',
} as const;

/** For invited colleagues. */
export const joinMessages = {
  title: (company: string) => `Join ${company}`,
  subtitle: ({ invitedBy, email }: { invitedBy: string | null; email: string }) =>
    `${invitedBy === null ? 'You were invited' : `${invitedBy} has invited you`} to join the team on Nimble. Choose a password. You will sign in with ${email}.`,
  joined: 'Welcome to the team! Sign in with your new password.',
} as const;

export const companySetupMessages = {
  title: 'Set up your company',
  subtitle: 'One last step: enter the company you hire for. You will be its admin.',
  company: 'Company',
  submit: 'Continue',
  leave: 'Sign out',
  installation: 'Manage this installation',
} as const;

export const masterSetupMessages = {
  title: 'Master setup',
  subtitle: 'This account manages the installation.',
  email: 'Master email',
  submit: 'Create Master Account',
  noticeTitle: 'Security notice',
  noticeText:
    'The master account has unrestricted access. You can create it only once, with the set-up link that the server prints when it starts.',
} as const;

export const signInLinkMessages = {
  title: 'Sign in',
  signingIn: 'Signing in...',
  signedIn: 'You are signed in',
  failed: 'Failed to sign in. Check your connection and open the link again.',
} as const;

export const googleMessages = {
  title: 'Google sign-in',
  signingIn: 'Signing in with Google...',
  signedIn: 'Signed in with Google',
  missingTokens: 'Missing Google tokens in callback',
} as const;
