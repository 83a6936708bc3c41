import { refusals } from '../refusal.ts';

export const decisionMailRefusals = refusals({
  'decision_mail.not_found': { kind: 'notFound', text: 'Email not found' },
  'decision_mail.repeated': {
    kind: 'conflict',
    text: 'This candidate already has this email. Choose another template, or decide without an email.',
  },
  'decision_mail.sent': {
    kind: 'conflict',
    text: 'The email has already left, so it can no longer be undone.',
  },
  'decision_mail.unsuitable': {
    kind: 'unprocessable',
    text: 'This email does not fit the decision. Choose another template.',
  },
});
