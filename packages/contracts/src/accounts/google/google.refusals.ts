import { refusals } from '../../refusal.ts';

export const googleRefusals = refusals({
  'google.failed': { kind: 'invalidInput', text: 'Google sign-in failed' },
  'google.nothing_to_link': {
    kind: 'invalidInput',
    text: 'There is no Google account to link. Please begin with Continue with Google.',
  },
  'google.different_email': {
    kind: 'invalidInput',
    text: 'The email of the Google account is not that of your account.',
  },
});
