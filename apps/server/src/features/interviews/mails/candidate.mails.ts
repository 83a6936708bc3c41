import type { TranslatedText } from '@nimble/contracts';

/** Emails to candidates about their interview. */
export const candidateMails = {
  'go_on.subject': { text: 'Continue your interview for {job}', values: { job: 'text' } },
  'go_on.begun': {
    text: 'You started an interview with {company}. The link below opens it on the device where you click it.',
    values: { company: 'text' },
  },
  'go_on.recordings': {
    text: 'Recordings that you have not used yet stay on the device where you made them.',
  },
  'go_on.action': { text: 'Continue' },
  'go_on.footer': { text: 'Keep this link to yourself. If you did not ask for it, ignore this email.' },
  'new_attempt.subject': { text: 'You can record your interview for {job} again', values: { job: 'text' } },
  'new_attempt.allowed': {
    text: '{company} gives you another attempt at your interview for {job}: you can record and submit it once more.',
    values: { company: 'text', job: 'text' },
  },
  'new_attempt.address': {
    text: 'Use the same email address as before. What you sent earlier stays with them.',
  },
  'new_attempt.action': { text: 'Start again' },
  'new_attempt.footer': { text: 'If you do not want to record it again, ignore this email.' },
} as const satisfies Readonly<Record<string, TranslatedText>>;
