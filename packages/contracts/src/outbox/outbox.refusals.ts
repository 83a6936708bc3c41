import { refusals } from '../refusal.ts';

export const outboxRefusals = refusals({
  'outbox.no_outbox': {
    kind: 'unprocessable',
    text: 'Your mail server sends your emails, so there is no outbox.',
  },
});
