import { refusals } from '../refusal.ts';

export const mailRefusals = refusals({
  'mail.daily_limit': {
    kind: 'tooMany',
    text: 'Your company can email at most {most, plural, one {# person} other {# people}} within 24 hours; the limit grows with your plan and with time. Try again later, or email fewer people.',
    values: { most: 'number' },
  },
  'mail.unsubscribed': {
    kind: 'unprocessable',
    text: 'This person has unsubscribed from your company’s emails.',
  },
});
