import { messages } from '../../message.ts';

/** Texts of the calls about two-factor authentication. */
export const twoFactorMessages = messages('twoFactor', {
  codeRequired: 'Code is required',
  codeInvalid: 'This code is incorrect. Codes change every 30 seconds and work only once.',
  off: 'Two-factor authentication is off.',
});
