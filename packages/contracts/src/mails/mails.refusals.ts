import { refusals } from '../refusal.ts';

export const mailRefusals = refusals({
  'mail.daily_limit': {
    kind: 'tooMany',
    text: ({ most }: { most: number }) =>
      `Your company can email at most ${most} people within 24 hours. The limit grows with your plan and the age of your company. Try again later or with fewer.`,
  },
  'mail.unsubscribed': { kind: 'unprocessable', text: 'This person does not want emails from your company.' },
});
