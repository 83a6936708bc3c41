export const twoFactorMessages = {
  codeRequired: 'Code is required',
  codeInvalid: 'This code is incorrect. Codes change every 30 seconds and work only once.',
  off: 'Two-factor authentication is off.',
} as const;
