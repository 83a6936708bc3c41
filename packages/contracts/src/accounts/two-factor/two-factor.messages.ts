export const twoFactorMessages = {
  codeRequired: 'Code is required',
  codeInvalid: 'This code is not right. Codes change every 30 seconds and work once.',
  off: 'Two-factor authentication is off.',
} as const;
