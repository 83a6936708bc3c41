import type { TranslatedText } from '@nimble/contracts';

/** Around the company's own words in an email to a candidate. */
export const wordedMails = {
  'worded.action': { text: 'See your application' },
  'worded.footer': {
    text: 'You’re receiving this email because you applied at {company}. Keep the link to yourself: anyone who has it can see and erase what you sent.',
    values: { company: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
