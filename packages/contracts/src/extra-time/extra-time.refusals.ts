import { refusals } from '../refusal.ts';

export const extraTimeRefusals = refusals({
  'extra_time.too_many': {
    kind: 'unprocessable',
    text: 'At most 200 addresses of a job can have extra time',
  },
});
