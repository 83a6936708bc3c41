import { refusals } from '../refusal.ts';

export const insightsRefusals = refusals({
  'insights.not_allowed': {
    kind: 'unprocessable',
    text: 'The candidate has not agreed to insights, or the company does not use them',
  },
  'insights.still_heard': { kind: 'unprocessable', text: 'The answers are still being transcribed' },
});
