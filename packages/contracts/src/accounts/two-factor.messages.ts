export const twoFactorMessages = {
  codeRequired: 'Code is required',
  codeInvalid: 'This code is not right. Codes change every 30 seconds and work once.',
  /** To whoever has to begin again with the password. */
  challengeOver: 'This sign-in took too long or had too many wrong codes. Please log in again.',
  passwordWrong: 'This password is not right',
  notSetUp: 'Two-factor authentication is not set up',
  alreadyOn: 'Two-factor authentication is already on',
  off: 'Two-factor authentication is off.',
} as const;
