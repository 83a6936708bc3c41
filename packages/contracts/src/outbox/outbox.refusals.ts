import { refusals } from '../refusal.ts';

export const outboxRefusals = refusals({
  'outbox.no_outbox': {
    kind: 'unprocessable',
    text: 'Emails are sent by your mail server, so there is no outbox.',
  },
});
