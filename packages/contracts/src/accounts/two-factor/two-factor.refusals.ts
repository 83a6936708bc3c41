import { refusals } from '../../refusal.ts';

export const twoFactorRefusals = refusals({
  'two_factor.code_invalid': {
    kind: 'invalidInput',
    text: 'This code is incorrect. Codes change every 30 seconds and work only once.',
  },
  'two_factor.recovery_code_invalid': {
    kind: 'invalidInput',
    text: 'This recovery code is incorrect or was already used. Each recovery code works only once.',
  },
  /** The secret of the installation was changed. */
  'two_factor.unreadable': {
    kind: 'unprocessable',
    text: 'This server can no longer check your codes. Ask the operator of the server to turn off two-factor authentication for you.',
  },
  /** For a person who has to start again with the password. */
  'two_factor.challenge_over': {
    kind: 'invalidInput',
    text: 'This sign-in took too long or had too many wrong codes. Please sign in again.',
  },
  'two_factor.password_wrong': { kind: 'invalidInput', text: 'This password is incorrect' },
  'two_factor.not_set_up': { kind: 'invalidInput', text: 'Two-factor authentication is not set up' },
  'two_factor.already_on': { kind: 'invalidInput', text: 'Two-factor authentication is already on' },
});
