import { refusals } from '../refusal.ts';

export const extraTimeRefusals = refusals({
  'extra_time.too_many': {
    kind: 'unprocessable',
    text: 'A job can have extra time for at most 200 candidates',
  },
});
