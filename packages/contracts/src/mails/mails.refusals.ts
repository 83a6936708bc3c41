import { refusals } from '../refusal.ts';

export const mailRefusals = refusals({
  'mail.daily_limit': {
    kind: 'tooMany',
    text: ({ most }: { most: number }) =>
      `Your company can email at most ${most} people within 24 hours; the limit grows with your plan and with time. Try again later, or email fewer people.`,
  },
  'mail.unsubscribed': {
    kind: 'unprocessable',
    text: 'This person has unsubscribed from your company’s emails.',
  },
});
