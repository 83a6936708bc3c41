import { refusals } from '../../refusal.ts';

export const googleRefusals = refusals({
  'google.failed': { kind: 'invalidInput', text: 'Google sign-in failed' },
  'google.nothing_to_link': {
    kind: 'invalidInput',
    text: 'There is no Google account to link. Choose “Continue with Google” first.',
  },
  'google.different_email': {
    kind: 'invalidInput',
    text: 'This Google account has a different email from your Nimble account.',
  },
});
